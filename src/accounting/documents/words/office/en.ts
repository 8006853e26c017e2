/** The name of a printed file, where a computer shows it. */
export const file = ({ count }: { count: number }) => (count === 1 ? '1 invoice' : `${count} invoices`)
export const withoutInvoice = ({ numbers }: { numbers: string }) =>
  `Not paid, unknown or paid before the shop wrote invoices: ${numbers}. Please take them out of your choice.`
