/** A double-entry ledger: every posting moves units from one account to another. */
export function openLedger() {
  const accounts = new Map<string, number>()
  const add = (account: string, units: number) => accounts.set(account, (accounts.get(account) ?? 0) + units)
  return {
    /** @param units paise of money, or packs of goods: an integer */
    post(to: string, from: string, units: number) {
      if (!Number.isInteger(units) || units < 0) throw new Error(`${units} cannot be posted to ${to}`)
      add(to, units)
      add(from, -units)
    },
    balance: (account: string) => accounts.get(account) ?? 0,
    /** Accounts with this prefix whose balance is not zero. */
    uneven: (beginning: string) =>
      [...accounts].filter(([account, units]) => account.startsWith(beginning) && units !== 0),
  }
}
