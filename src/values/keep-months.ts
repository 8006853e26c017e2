/** How long orders and what belongs to them outlive an account: as tax law demands of invoices. */
export const keepMonths = 72
