/** The title of the PDF file. */
export const file = ({ count }: { count: number }) => (count === 1 ? '1 invoice' : `${count} invoices`)
export const withoutInvoice = ({ numbers }: { numbers: string }) =>
  `These orders have no invoice because they’re unpaid, not found or were paid before your shop issued invoices: ${numbers}. Deselect them and try again.`
