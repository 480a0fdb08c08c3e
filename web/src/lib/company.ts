import { api } from "./api";
import { t } from "./i18n.svelte";
import type { Table } from "./table.svelte";

/** What the people at a table settle with one another: to cancel it, and to move for somebody. */
export class Company {
  constructor(private readonly table: Table) {}

  /** Proposes to cancel the table, agrees to it, or declines; with each of the keys of this device. */
  cancel = async (agree: boolean): Promise<void> => {
    try {
      for (const secret of new Set(this.table.keys?.seats.map((s) => s.secret)))
        if (!(await api.cancel(this.table.id, secret, agree)).cancelling) break;
    } catch (error) {
      this.table.sayNo(error);
    }
    await this.table.refresh();
  };

  /** Tells whoever proposed to cancel the table that somebody at another device declines. */
  answered = (by: number, seat: number): void => {
    const { held, truth } = this.table;
    if (!truth?.cancelling && held.includes(by) && !held.includes(seat))
      this.table.say(t("cancel-declined", { who: this.table.nameOf(seat) }));
  };

  /** Looks through the eyes of a friend and moves for them, as they have permitted; or (null) for myself again. */
  actFor = async (friend: number | null): Promise<void> => {
    this.table.live?.close();
    this.table.friend = friend;
    this.table.course.close(); // what was looked at is what other eyes could see
    this.table.listen(await this.table.refresh());
  };

  /** Permits somebody at another seat to move for one of mine, or withdraws that. */
  trust = async (seat: number, friend: number, may: boolean): Promise<void> => {
    const secret = this.table.keys?.seats.find((s) => s.seat === seat)?.secret;
    if (!secret) return;
    await api
      .trust(this.table.id, secret, seat, friend, may)
      .catch((error: unknown) => this.table.sayNo(error));
    await this.table.refresh();
  };
}
