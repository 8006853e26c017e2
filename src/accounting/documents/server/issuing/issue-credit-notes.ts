import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { DocumentBody, DocumentLine } from '#database/tables/documents.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { creditNoteLines } from './credit-note-lines.ts'
import { listIssuedDocuments, listUncreditedRefunds } from './documents.queries.ts'
import { buildSeller } from './issue-invoice.ts'
import { type IssueContext, writeDocument } from './write-document.ts'

/**
 * Issues a credit note for each completed refund of an order that has none yet, in the transaction that records the
 * refund. The order must be locked. Orders paid before invoices existed have no credit notes.
 */
export const issueCreditNotes = async (trx: Transaction<Database>, orderId: number, context: IssueContext) =>
  issueCreditNotesOf(trx, orderId, await listUncreditedRefunds(trx, orderId), context)

/** As `issueCreditNotes`, for the uncredited refunds that this transaction has read. */
export async function issueCreditNotesOf(
  trx: Transaction<Database>,
  orderId: number,
  refunds: Awaited<ReturnType<typeof listUncreditedRefunds>>,
  context: IssueContext,
) {
  for (const { id, ...refund } of refunds)
    await issueCreditNote(trx, { orderId, refundId: id }, refund, context)
}

/**
 * Issues a credit note over the whole invoice of an order that is cancelled before it was paid: a cash order that was
 * invoiced when it was dispatched. Does nothing if there is no invoice. The order must be locked.
 */
export async function issueCancellationNote(
  trx: Transaction<Database>,
  orderId: number,
  context: IssueContext,
) {
  const [invoice] = await listIssuedDocuments(trx, orderId)
  if (!invoice) return
  const { lines, total_paise: paise } = invoice.body
  const goods = lines.filter((line) => line.item_id !== null)
  const perItem = <Value>(value: (line: DocumentLine) => Value) =>
    Object.fromEntries(goods.map((line) => [String(line.item_id), value(line)]))
  const whole = {
    paise,
    lines: perItem((line) => line.paise),
    units: perItem((line) => line.quantity ?? 0),
    delivery: lines.find(({ what }) => what === 'delivery')?.paise ?? 0,
  }
  await issueCreditNote(trx, { orderId, refundId: null }, whole, context)
}

type Credited = { orderId: number; refundId: number | null }

/** Issues the credit note over a part of an order's invoice. Does nothing if the order has no invoice. */
async function issueCreditNote(
  trx: Transaction<Database>,
  { orderId, refundId }: Credited,
  credited: Parameters<typeof creditNoteLines>[2],
  context: IssueContext,
) {
  const [invoice, ...notes] = await listIssuedDocuments(trx, orderId)
  if (!invoice || invoice.kind === 'credit_note') return
  const { body, kind, number, issued_at } = invoice
  const earlierLines = notes.flatMap((note) => note.body.lines)
  const taxPlace = body.other_state ? 'other_state' : 'own_state'
  const lines = creditNoteLines(body.lines, earlierLines, credited, taxPlace)
  // The provider may have refunded more than the order’s total.
  if (lines.length === 0) return
  const { issued_on, payment: _, ...copied } = body
  const total_paise = lines.reduce((sum, line) => sum + line.paise, 0)
  const alreadyCredited = earlierLines.reduce((sum, line) => sum + line.paise, 0)
  const isRest = alreadyCredited + total_paise === body.total_paise
  const extent = isRest ? (alreadyCredited === 0 ? 'whole' : 'rest') : 'part'
  const takes_back = { kind, number, issued_on, extent } as const
  await writeDocument(
    trx,
    {
      kind: 'credit_note',
      orderId,
      refundId,
      body: {
        ...copied,
        form: 2,
        seller: currentSeller(body.seller, context.store),
        takes_back,
        lines,
        total_paise,
      },
      notBefore: issued_at,
    },
    context,
  )
}

/**
 * The seller on a credit note: the tax identity as on the invoice; contact details, licence and grievance officer as in
 * the current store settings.
 */
function currentSeller(
  { name, legal_name, gstin, state, state_code }: DocumentBody['seller'],
  store: StoreSettings,
): DocumentBody['seller'] {
  return { ...buildSeller(store), name, legal_name, gstin, state, state_code }
}
