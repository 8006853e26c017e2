import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { DocumentBody } from '#database/tables/documents.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { creditLines } from './credit-lines.ts'
import { findPapers, findUncredited } from './documents.queries.ts'
import { sellerOf } from './issue-invoice.ts'
import { type Issuing, writeDocument } from './write-document.ts'

/**
 * A credit note for each refund of a locked order whose money has gone back, in the transaction that says so; asked again it
 * issues none. An order without an invoice was paid before there were any, and has no credit notes either.
 */
export async function issueCreditNotes(trx: Transaction<Database>, orderId: number, issuing: Issuing) {
  for (const { id, ...refund } of await findUncredited(trx, orderId)) {
    const [invoice, ...notes] = await findPapers(trx, orderId)
    if (!invoice || invoice.kind === 'credit_note') return
    const { body, kind, number, issued_at } = invoice
    const before = notes.flatMap((note) => note.body.lines)
    const place = body.other_state ? 'other_state' : 'own_state'
    const lines = creditLines(body.lines, before, refund, place)
    // The provider can have returned more than the order was.
    if (lines.length === 0) continue
    const { issued_on, ...copied } = body
    const total_paise = lines.reduce((sum, line) => sum + line.paise, 0)
    const gone = before.reduce((sum, line) => sum + line.paise, 0)
    const isRest = gone + total_paise === body.total_paise
    const extent = isRest ? (gone === 0 ? 'whole' : 'rest') : 'part'
    const takes_back = { kind, number, issued_on, extent } as const
    await writeDocument(
      trx,
      {
        kind: 'credit_note',
        orderId,
        refundId: id,
        body: {
          ...copied,
          form: 2,
          seller: sellerNow(body.seller, issuing.store),
          takes_back,
          lines,
          total_paise,
        },
        notBefore: issued_at,
      },
      issuing,
    )
  }
}

/** Whose tax is taken back stays as the invoice says it; how to reach them, licence and officer are those of today. */
function sellerNow(
  { name, legal_name, gstin, state, state_code }: DocumentBody['seller'],
  store: StoreFacts,
): DocumentBody['seller'] {
  return { ...sellerOf(store), name, legal_name, gstin, state, state_code }
}
