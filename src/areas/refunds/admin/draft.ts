import { readRupees } from '../../../values/money/typed-rupees.ts'
import type { Refunding, RefundLine, RefundWish, WantedRefund } from '../contract.ts'
import { readUnits, type Typed } from './units.ts'

/** A refund as it is being filled in. */
export type Draft = {
  what: RefundWish['what']
  units: Typed
  amount: string
  reason: WantedRefund['reason']
  note: string
  /** Boxes that the merchant has set themselves, by line. */
  shelf: Record<number, boolean>
}

export const blankDraft = ({ is_here, left, total }: Refunding): Draft => ({
  what: is_here && left === total ? 'all' : 'lines',
  units: {},
  amount: '',
  reason: 'customer_wish',
  note: '',
  shelf: {},
})

export const unitsLeft = ({ quantity, refunded }: RefundLine) => quantity - refunded

/** Whether so many units of a line can still come back on the shelf. */
const canGoBack = (line: RefundLine, units: number) =>
  line.can_put_back && units > 0 && units <= line.quantity - Math.max(line.refunded, line.put_back)

/** What never went out, and is as it should be, is on the shelf again: its box is ticked until somebody sets it. */
export const isTicked = (draft: Draft, { is_here }: Refunding, line: RefundLine) =>
  canGoBack(line, unitsOf(draft, line) ?? 0) &&
  (draft.shelf[line.item_id] ?? (is_here && !wasNeverThere.has(draft.reason)))

export const canTick = (draft: Draft, line: RefundLine) => canGoBack(line, unitsOf(draft, line) ?? 0)

/** Goods that are damaged, missing or lost are on no shelf. */
const wasNeverThere = new Set<Draft['reason']>(['damaged', 'not_available', 'not_delivered'])

export const unitsOf = ({ what, units }: Draft, line: RefundLine) =>
  what === 'all' ? unitsLeft(line) : readUnits(units[line.item_id], unitsLeft(line))

/** What the server is asked; nothing while something that was typed cannot be read. */
export function wishOf(draft: Draft, refunding: Refunding): RefundWish | undefined {
  const { what } = draft
  const amount = draft.amount.trim() === '' ? undefined : readRupees(draft.amount)
  if (what !== 'all' && draft.amount.trim() !== '' && amount === undefined) return undefined
  if (what === 'amount') return amount === undefined ? undefined : { what, lines: [], amount }
  const lines = refunding.lines.map((line) => ({ line, quantity: unitsOf(draft, line) }))
  if (lines.some(({ quantity }) => quantity === undefined)) return undefined
  const chosen = lines.flatMap(({ line, quantity = 0 }) =>
    quantity > 0 ? [{ item_id: line.item_id, quantity, restock: isTicked(draft, refunding, line) }] : [],
  )
  if (what === 'lines')
    return chosen.length === 0 ? undefined : { what, lines: chosen, ...(amount && { amount }) }
  return { what, lines: chosen }
}

/** Who types units while all goes back wants only those: the other products are blank from then on. */
export const withUnits = ({ what, units }: Draft, itemId: number, typed: string): Partial<Draft> =>
  what === 'all'
    ? { what: 'lines', units: { [itemId]: typed }, shelf: {}, amount: '' }
    : { units: { ...units, [itemId]: typed } }
