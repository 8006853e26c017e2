import type { OrderEvent } from '#database/tables/order-history.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import { trackingLink } from '#fulfilment/shipments/rules/couriers.ts'
import { parcelSentences } from '#fulfilment/shipments/words/index.ts'
import { formatPaise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { timelineSentences } from '../../words/index.ts'
import { auditActionOf, nameOfKind } from './audit-action.ts'
import type { EntryContent } from './timeline-entry.ts'

const said = timelineSentences.lines

type Details = { [Event in OrderEvent as Event['kind']]: Event['details'] }
type Describe<Kind extends keyof Details> = (details: Details[Kind], language: Language) => EntryContent

const cancelSentences: Record<CancelReason, Sentence> = {
  dismissed: said.dismissed,
  hold_expired: said.holdExpired,
  replaced: said.replaced,
  released: said.released,
  merchant: said.cancelledByShop,
  refused: said.refusedAtDoor,
}

const amountOf = ({ paise }: { paise: number }) => ({ amount: formatPaise(paise) })

/** An entry about a sum of money, with the merchant's note if there is one. */
const money =
  (sentence: (values: { amount: string }) => Sentence) =>
  (details: { paise: number; note?: string }): EntryContent => ({
    about: 'money',
    text: sentence(amountOf(details)),
    quote: details.note ?? null,
  })

/** An entry in the words of the activity log. */
const inAuditWords =
  <Kind extends keyof Details>(kind: Kind) =>
  (details: Details[Kind]): EntryContent => ({
    about: 'order',
    // Kind and details belong together, which TypeScript cannot see.
    text: said.done({ action: auditActionOf({ kind, details } as OrderEvent) }),
  })

/** The sentence of each kind of event; a new kind needs an entry here. */
const eventDescriptions: { [Kind in keyof Details]: Describe<Kind> } = {
  placed: () => ({ about: 'order', text: said.placed }),
  address_changed: () => ({ about: 'order', text: said.addressChanged }),
  cancelled: ({ reason }) => ({ about: 'order', text: reason ? cancelSentences[reason] : said.cancelled }),
  paid: ({ method, ...sum }) => ({
    about: 'money',
    text: method ? said.paidBy({ ...amountOf(sum), method }) : said.paid(amountOf(sum)),
  }),
  payment_failed: money(said.paymentFailed),
  payment_not_counted: money(said.anotherPayment),
  refund_requested: money(said.refundWanted),
  refund_processed: money(said.refundProcessed),
  refund_failed: money(said.refundFailed),
  refund_retried: money(said.refundRetried),
  refund_by_hand: money(said.refundByHand),
  refund_dismissed: money(said.refundNotWanted),
  refunded_at_provider: money(said.refundedElsewhere),
  document_issued: ({ kind, number }) => ({ about: 'document', text: said.issued[kind]({ number }) }),
  packed: () => ({ about: 'parcel', text: said.packed }),
  unpacked: () => ({ about: 'parcel', text: said.unpacked }),
  dispatched: ({ courier: key, tracking_number: number, whole }, language) => {
    const courier = parcelSentences.couriers[key].in(language)
    const [plain, numbered] = whole
      ? [said.dispatched, said.dispatchedIn]
      : [said.partDispatched, said.partDispatchedIn]
    const text = number ? numbered({ courier, number }) : plain({ courier })
    return { about: 'parcel', text, link: trackingLink(key, number) }
  },
  parcel_arrived: ({ courier: key, tracking_number: number }, language) => {
    const courier = parcelSentences.couriers[key].in(language)
    const text = number ? said.parcelDeliveredIn({ courier, number }) : said.parcelDelivered({ courier })
    return { about: 'parcel', text }
  },
  delivered: () => ({ about: 'parcel', text: said.delivered }),
  step_taken_back: ({ step }) => ({ about: 'parcel', text: said.undone[step] }),
  discounted: ({ label = null, ...sum }) => ({ ...money(said.discounted)(sum), quote: label }),
  discount_removed: ({ label = null, ...sum }) => ({ ...money(said.discountRemoved)(sum), quote: label }),
  discount_kept: ({ label = null, by, order, ...sum }) => ({
    about: 'money',
    text: by
      ? said.discountKeptBy({ ...amountOf(sum), by, order })
      : said.discountKept({ ...amountOf(sum), order }),
    quote: label,
  }),
  discount_lost: ({ label = null, order, ...sum }) => ({
    about: 'money',
    text: said.discountLost({ ...amountOf(sum), order }),
    quote: label,
  }),
  recalled_removed: ({ items, ...sum }) => ({
    ...money(said.recalledRemoved)(sum),
    quote: items.map(({ name, size, quantity }) => `${quantity} × ${name}, ${size}`).join('; '),
  }),
  note: ({ text = null }) => ({ about: 'note', text: said.note, quote: text }),
  note_to_customer: ({ text = null }) => ({ about: 'note', text: said.noteToCustomer, quote: text }),
  note_removed: inAuditWords('note_removed'),
  items_restocked: inAuditWords('items_restocked'),
  items_not_restocked: inAuditWords('items_not_restocked'),
  return_requested: () => ({ about: 'order', text: said.returnRequested }),
  return_approved: () => ({ about: 'order', text: said.returnApproved }),
  return_declined: () => ({ about: 'order', text: said.returnDeclined }),
  return_received: () => ({ about: 'order', text: said.returnReceived }),
  return_inspected: ({ restocked, wasted }) => ({
    about: 'order',
    text: said.returnInspected({ restocked, wasted }),
  }),
  return_replaced: ({ order }) => ({ about: 'order', text: said.returnReplaced({ order }) }),
  return_reopened: ({ order }) => ({ about: 'order', text: said.returnReopened({ order }) }),
  return_closed: () => ({ about: 'order', text: said.returnClosed }),
  payment_issue_resolved: inAuditWords('payment_issue_resolved'),
  unreadable_event_resolved: inAuditWords('unreadable_event_resolved'),
  earlier_action: inAuditWords('earlier_action'),
}

export function describeEvent({ kind, details }: OrderEvent, language: Language): EntryContent {
  // TypeScript cannot correlate kind and details, although their type does. While a newer release is being rolled out, it
  // may record kinds that this one doesn't know.
  const describe = eventDescriptions[kind] as
    | ((details: OrderEvent['details'], language: Language) => EntryContent)
    | undefined
  return describe?.(details, language) ?? { about: 'order', text: said.done({ action: nameOfKind(kind) }) }
}
