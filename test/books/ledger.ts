/** A ledger of double entries: every posting takes from one account what it gives to another. */
export function openLedger() {
  const accounts = new Map<string, number>()
  const add = (account: string, units: number) => accounts.set(account, (accounts.get(account) ?? 0) + units)
  return {
    /** @param units paise of money, or packs of goods: a whole number */
    post(to: string, from: string, units: number) {
      if (!Number.isInteger(units) || units < 0) throw new Error(`${units} cannot be posted to ${to}`)
      add(to, units)
      add(from, -units)
    },
    balance: (account: string) => accounts.get(account) ?? 0,
    /** Accounts that begin so and are not even, with what is left on each. */
    uneven: (beginning: string) =>
      [...accounts].filter(([account, units]) => account.startsWith(beginning) && units !== 0),
  }
}
