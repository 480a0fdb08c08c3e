import { api } from "./api";
import { t } from "./i18n.svelte";
import type { Table } from "./table.svelte";
import type { Order, Orders as Answer, OrderWish } from "./types";

/** What my seat has ordered for decisions to come; nobody else is told of it. */
export class Orders {
  list = $state.raw<Order[]>([]);
  /** What may be ordered for which decision: its name, and what it asks. */
  decisions = $state.raw<Answer["decisions"]>([]);
  /** The decision for which something is to be ordered now; "" for any. */
  asking = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  /** Whether I may order something for a decision. */
  able(decision: string | null | undefined): boolean {
    return !this.table.truth?.board && this.decisions.some((d) => d.decision === decision);
  }
  get standing(): Order[] {
    return this.list.filter((o) => o.ended === null);
  }
  get ended(): Order[] {
    return this.list.filter((o) => o.ended !== null);
  }

  /** Reads what there is of the seat that I look through. */
  load = async (): Promise<void> => {
    const { id, secret, held, active, friend } = this.table;
    if (friend !== null || !held.includes(active)) {
      this.list = [];
      this.decisions = [];
      return;
    }
    const answer = await api.orders(id, secret, active).catch(() => null);
    if (answer && this.table.active === active) this.take(answer);
  };

  give = async (decision: string, wish: OrderWish): Promise<void> => {
    this.take(await api.order(this.table.id, this.table.secret, this.table.active, decision, wish));
  };

  withdraw = async (order: Order): Promise<void> => {
    const { id, secret, active } = this.table;
    try {
      this.take(await api.withdraw(id, secret, active, order.decision));
    } catch (error) {
      this.table.sayNo(error);
    }
  };

  private take(answer: Answer): void {
    this.list = answer.orders;
    this.decisions = answer.decisions;
  }
}

/** An order in words: what, until when, unless what. */
export function said(order: Order): string {
  return [
    order.label,
    ...(order.most === null ? [] : [t("order-rises", { n: order.most })]),
    order.until.text,
    ...(order.times === null ? [] : [t("order-often", { n: order.times })]),
    ...order.unless.map((one) => `${t("order-unless")} ${one.text}`),
  ]
    .filter(Boolean)
    .join(", ");
}
