/** The title of the PDF file. */
export const file = ({ count }: { count: number }) => (count === 1 ? '1 invoice' : `${count} invoices`)
export const withoutInvoice = ({ numbers }: { numbers: string }) =>
  `Some orders have no invoice: ${numbers}. They’re unpaid, not found or were paid before your shop issued invoices. Deselect them and try again.`
