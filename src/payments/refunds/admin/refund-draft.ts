import { parseRupees } from '#values/money/parse-rupees.ts'
import type { RefundInput, RefundLine, RefundOverview, RefundQuoteInput } from '../contract.ts'
import { parseUnits, type UnitInputs } from './parse-units.ts'

/** The form state of a refund or cancellation. */
export type Draft = {
  action: 'refund' | 'cancel'
  what: RefundQuoteInput['what']
  units: UnitInputs
  amount: string
  /** Delivery fee to refund, in rupees. */
  delivery: string
  /** A cancelled order keeps its delivery fee. */
  keepDelivery: boolean
  reason: RefundInput['reason']
  note: string
  /** Restock boxes that the merchant changed, by line, with the number of undispatched units at that time. */
  shelf: Record<number, { ticked: boolean; here: number }>
}

export const blankDraft = (action: Draft['action']): Draft => ({
  action,
  what: action === 'cancel' ? 'all' : 'lines',
  units: {},
  amount: '',
  delivery: '',
  keepDelivery: false,
  reason: 'customer_wish',
  note: '',
  shelf: {},
})

/** Turns the refund form into the cancel form; reason, note and restock boxes stay. */
export const toCancelDraft = ({ reason, note, shelf }: Draft): Draft => ({
  ...blankDraft('cancel'),
  reason,
  note,
  shelf,
})

/**
 * The part of the draft that is saved when the form is closed: writing texts is work, but forgotten amounts could be
 * sent by mistake.
 */
export const withoutAmounts = ({ action, reason, note }: Draft): Draft => ({
  ...blankDraft(action),
  reason,
  note,
})

/** Units of a line that are neither refunded nor replaced. */
export const unitsLeft = ({ quantity, refunded, replaced }: RefundLine) => quantity - refunded - replaced

/** Whether this many units of a line can still be restocked. */
const canRestock = (line: RefundLine, units: number) =>
  line.can_put_back && units > 0 && units <= line.quantity - Math.max(line.refunded, line.put_back)

/** The restock box is ticked by default for units that were never sent and are sellable, until somebody changes it. */
export function isRestockTicked(draft: Draft, { is_here }: RefundOverview, line: RefundLine) {
  const units = unitsToRefund(draft, line) ?? 0
  return (
    canRestock(line, units) &&
    (explicitChoice(draft, line) ?? (is_here && units <= line.here && !reasonsWithoutGoods.has(draft.reason)))
  )
}

/**
 * Whether the merchant has ticked or unticked the restock box of a line; undefined if they have not changed it. A box
 * ticked before units were dispatched no longer counts: ticking it again means that those units came back.
 */
function explicitChoice({ shelf }: Draft, { item_id, here }: RefundLine) {
  const set = shelf[item_id]
  return set?.ticked && set.here !== here ? undefined : set?.ticked
}

export const canTickRestock = (draft: Draft, line: RefundLine) =>
  canRestock(line, unitsToRefund(draft, line) ?? 0)

/** Goods that are damaged, missing or lost cannot be restocked. */
const reasonsWithoutGoods = new Set<Draft['reason']>(['damaged', 'not_available', 'not_delivered'])

/**
 * Units of a line chosen in the form: all that are left, or the number typed (empty: 0); undefined if that is invalid.
 * A number typed before the last unit was refunded does not count. Not meaningful for `amount`.
 */
export const unitsToRefund = ({ what, units }: Draft, line: RefundLine) =>
  what === 'all' || unitsLeft(line) === 0 ? unitsLeft(line) : parseUnits(units[line.item_id], unitsLeft(line))

/**
 * Whether the form offers to keep the delivery fee: with this refund nothing is left to dispatch, so the order is
 * cancelled.
 */
export const canKeepDelivery = (draft: Draft, { is_here, lines, delivery }: RefundOverview) =>
  is_here &&
  delivery.left > 0 &&
  draft.what !== 'amount' &&
  draft.delivery.trim() === '' &&
  !(draft.action === 'cancel' && draft.amount.trim()) &&
  lines.every((line) => unitsToRefund(draft, line) === unitsLeft(line))

/** Parses an amount: undefined for an empty field, null if it is invalid. */
function parseOptionalRupees(typed: string) {
  if (typed.trim() === '') return undefined
  return parseRupees(typed) ?? null
}

/** The request for a quote; undefined while the input is invalid or empty. Only fields that are shown count. */
export function toQuoteInput(draft: Draft, overview: RefundOverview): RefundQuoteInput | undefined {
  const { what } = draft
  const amount = parseOptionalRupees(draft.amount)
  if (what === 'amount') return amount ? { what, lines: [], amount } : undefined
  const keep = draft.keepDelivery && canKeepDelivery(draft, overview) && { keep_delivery: true }
  const chosen = chosenLines(draft, overview)
  const delivery = parseOptionalRupees(overview.delivery.left > 0 ? draft.delivery : '')
  if (!chosen || amount === null || delivery === null) return undefined
  if (what === 'all' && amount === undefined) return { what, lines: chosen, ...keep }
  if (what === 'all') return amount ? { what: 'lines', lines: chosen, amount } : undefined
  if (chosen.length === 0 && !delivery) return undefined
  const sums = { ...(amount && chosen.length > 0 && { amount }), ...(delivery && { delivery }) }
  return { what, lines: chosen, ...sums, ...keep }
}

/**
 * The lines with units to refund; undefined while an input is invalid. Dispatched units can only be restocked if they
 * came back; ticking the box confirms that.
 */
function chosenLines(draft: Draft, overview: RefundOverview): RefundQuoteInput['lines'] | undefined {
  const lines = overview.lines.map((line) => ({ line, quantity: unitsToRefund(draft, line) }))
  if (lines.some(({ quantity }) => quantity === undefined)) return undefined
  return lines.flatMap(({ line, quantity = 0 }) => {
    const restock = isRestockTicked(draft, overview, line)
    const cameBack = restock ? Math.max(0, quantity - line.here) : 0
    const one = { item_id: line.item_id, quantity, restock, ...(cameBack > 0 && { came_back: cameBack }) }
    return quantity > 0 ? [one] : []
  })
}
