/** A text with the clauses that it cites as the page writes them: “MW-6.7” is § 6.7. */
export const cited = (text: string) => text.replace(/\b[A-Z]+-(?=\d+\.\d)/g, "§\u00a0");
