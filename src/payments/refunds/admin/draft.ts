import { readRupees } from '#values/money/typed-rupees.ts'
import type { Refunding, RefundLine, RefundWish, WantedRefund } from '../contract.ts'
import { readUnits, type Typed } from './units.ts'

/** A refund, or the cancelling of an order, as it is being filled in. */
export type Draft = {
  action: 'refund' | 'cancel'
  what: RefundWish['what']
  units: Typed
  amount: string
  /** Rupees of the delivery fee. */
  delivery: string
  /** The delivery fee of an order that is cancelled stays with the shop. */
  keepDelivery: boolean
  reason: WantedRefund['reason']
  note: string
  /** Boxes that the merchant has set themselves, by line, each with how many of its units were here then. */
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

/** The form of cancelling in the place of a refund's: why, the note and the boxes are as they were. */
export const cancelInstead = ({ reason, note, shelf }: Draft): Draft => ({
  ...blankDraft('cancel'),
  reason,
  note,
  shelf,
})

/** What stays when the form is closed: words are work, numbers of a form that was given up would come as a surprise. */
export const withoutNumbers = ({ action, reason, note }: Draft): Draft => ({
  ...blankDraft(action),
  reason,
  note,
})

export const unitsLeft = ({ quantity, refunded }: RefundLine) => quantity - refunded

/** Whether so many units of a line can still come back on the shelf. */
const canGoBack = (line: RefundLine, units: number) =>
  line.can_put_back && units > 0 && units <= line.quantity - Math.max(line.refunded, line.put_back)

/** What never went out, and is as it should be, is on the shelf again: its box is ticked until somebody sets it. */
export function isTicked(draft: Draft, { is_here }: Refunding, line: RefundLine) {
  const units = unitsOf(draft, line) ?? 0
  return (
    canGoBack(line, units) &&
    (setByHand(draft, line) ?? (is_here && units <= line.here && !wasNeverThere.has(draft.reason)))
  )
}

/** A box that was ticked before units of it left says nothing of those: to tick it says that they came back. */
function setByHand({ shelf }: Draft, { item_id, here }: RefundLine) {
  const set = shelf[item_id]
  return set?.ticked && set.here !== here ? undefined : set?.ticked
}

export const canTick = (draft: Draft, line: RefundLine) => canGoBack(line, unitsOf(draft, line) ?? 0)

/** Goods that are damaged, missing or lost are on no shelf. */
const wasNeverThere = new Set<Draft['reason']>(['damaged', 'not_available', 'not_delivered'])

export const unitsOf = ({ what, units }: Draft, line: RefundLine) =>
  what === 'all' ? unitsLeft(line) : readUnits(units[line.item_id], unitsLeft(line))

/** Refunded like this, nothing of the order is left to send, so it is cancelled: its delivery fee can be kept. */
export const canKeepDelivery = (draft: Draft, { is_here, lines, delivery }: Refunding) =>
  is_here &&
  delivery.left > 0 &&
  draft.what !== 'amount' &&
  draft.delivery.trim() === '' &&
  !(draft.action === 'cancel' && draft.amount.trim()) &&
  lines.every((line) => unitsOf(draft, line) === unitsLeft(line))

/** Rupees that were typed: nothing while the field is empty, null while it cannot be read. */
function typedRupees(typed: string) {
  if (typed.trim() === '') return undefined
  return readRupees(typed) ?? null
}

/** What the server is asked; nothing while something that was typed cannot be read, or nothing was chosen. */
export function wishOf(draft: Draft, refunding: Refunding): RefundWish | undefined {
  const { what } = draft
  const keep = draft.keepDelivery && canKeepDelivery(draft, refunding) && { keep_delivery: true }
  const chosen = chosenLines(draft, refunding)
  if (!chosen) return undefined
  const [amount, delivery] = [typedRupees(draft.amount), typedRupees(draft.delivery)]
  if (amount === null || delivery === null) return undefined
  if (what === 'all' && amount === undefined) return { what, lines: chosen, ...keep }
  if (what === 'all') return amount ? { what: 'lines', lines: chosen, amount } : undefined
  if (what === 'amount') return amount ? { what, lines: [], amount } : undefined
  if (chosen.length === 0 && !delivery) return undefined
  const sums = { ...(amount && chosen.length > 0 && { amount }), ...(delivery && { delivery }) }
  return { what, lines: chosen, ...sums, ...keep }
}

/** Units beyond those that are here can only go on the shelf when they came back: ticking the box says so. */
function chosenLines(draft: Draft, refunding: Refunding): RefundWish['lines'] | undefined {
  const lines = refunding.lines.map((line) => ({ line, quantity: unitsOf(draft, line) }))
  if (lines.some(({ quantity }) => quantity === undefined)) return undefined
  return lines.flatMap(({ line, quantity = 0 }) => {
    const restock = isTicked(draft, refunding, line)
    const cameBack = restock ? Math.max(0, quantity - line.here) : 0
    const one = { item_id: line.item_id, quantity, restock, ...(cameBack > 0 && { came_back: cameBack }) }
    return quantity > 0 ? [one] : []
  })
}
