import type { RazorpayOrder } from './protocol.ts'
import { noAnswerError, RazorpayError } from './razorpay-error.ts'

export type NewOrder = {
  /** The shop's own id, unique per order, at most 40 characters. */
  receipt: string
  amount_paise: number
  notes?: Record<string, string>
}
type Calls = {
  createOrder(newOrder: NewOrder): Promise<RazorpayOrder>
  findOrderByReceipt(receipt: string): Promise<RazorpayOrder | undefined>
}

const tries = 2

/**
 * Creates or finds the provider's only order for a receipt. The provider prevents double payment only within one order,
 * so after a lost answer we must search before creating another. `searchFirst` if an earlier process may have tried
 * already.
 * @throws RazorpayError `refused` also when the receipt is in use for another amount.
 */
export async function ensureOrder(
  { createOrder, findOrderByReceipt }: Calls,
  { searchFirst = false, ...newOrder }: NewOrder & { searchFirst?: boolean },
): Promise<RazorpayOrder> {
  let lostAnswer: RazorpayError | undefined
  for (let attempt = 0; attempt < tries; attempt++) {
    if (lostAnswer || searchFirst) {
      const found = await findOrderByReceipt(newOrder.receipt)
      if (found) return requireSameAmount(found, newOrder)
    }
    try {
      return await createOrder(newOrder)
    } catch (error) {
      if (!(error instanceof RazorpayError) || error.kind !== 'unavailable') throw error
      lostAnswer = error
    }
  }
  const found = await findOrderByReceipt(newOrder.receipt)
  if (found) return requireSameAmount(found, newOrder)
  throw lostAnswer ?? noAnswerError('no order was created')
}

/** @throws RazorpayError when the order was created for another amount */
function requireSameAmount(found: RazorpayOrder, { receipt, amount_paise }: NewOrder) {
  if (found.amount === amount_paise && found.currency === 'INR') return found
  const description = `receipt ${receipt} belongs to ${found.id} of ${found.amount} ${found.currency}`
  throw new RazorpayError({ kind: 'refused', code: 'RECEIPT_TAKEN', description })
}
