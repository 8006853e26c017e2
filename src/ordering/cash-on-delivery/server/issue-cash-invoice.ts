import type { Transaction } from 'kysely'
import { issueInvoice } from '#accounting/documents/server/issuing/issue-invoice.ts'
import type { Database } from '#database/schema.ts'
import { hasInvoice } from '#ordering/orders/server/lists/has-invoice.queries.ts'
import type { Parts } from '#parts.ts'

export type IssueDeps = Pick<Parts, 'clock' | 'storeSettingsForDocuments'>

/**
 * Issues the invoice of a cash order when its goods leave the shop, which is when the law wants it. An order that is
 * dispatched again, because its dispatch was undone, keeps its invoice. Call it last in the transaction.
 */
export async function issueCashInvoice(
  trx: Transaction<Database>,
  { clock, storeSettingsForDocuments }: IssueDeps,
  orderId: number,
) {
  if (await hasInvoice(trx, orderId)) return
  await issueInvoice(trx, orderId, { store: await storeSettingsForDocuments(trx), clock })
}
