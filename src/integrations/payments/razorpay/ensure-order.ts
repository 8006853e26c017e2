import type { NewProviderOrder, ProviderOrder } from '../payment-provider.ts'
import { ProviderError } from '../provider-error.ts'
import { noAnswerError, receiptTakenError } from './razorpay-error.ts'

export type NewOrder = Omit<NewProviderOrder, 'searchFirst'>
type Calls = {
  createOrder(newOrder: NewOrder): Promise<ProviderOrder>
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | undefined>
}

const tries = 2

/**
 * Creates or finds the provider's only order for a receipt. The provider prevents double payment only within one order,
 * so after a lost answer we must search before creating another. `searchFirst` if an earlier process may have tried
 * already.
 * @throws ProviderError `refused` also when the receipt is in use for another amount.
 */
export async function ensureOrder(
  { createOrder, findOrderByReceipt }: Calls,
  { searchFirst = false, ...newOrder }: NewProviderOrder,
): Promise<ProviderOrder> {
  let lostAnswer: ProviderError | undefined
  for (let attempt = 0; attempt < tries; attempt++) {
    if (lostAnswer || searchFirst) {
      const found = await findOrderByReceipt(newOrder.receipt)
      if (found) return requireSameAmount(found, newOrder)
    }
    try {
      return await createOrder(newOrder)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'unavailable') throw error
      lostAnswer = error
    }
  }
  const found = await findOrderByReceipt(newOrder.receipt)
  if (found) return requireSameAmount(found, newOrder)
  throw lostAnswer ?? noAnswerError('no order was created')
}

/** @throws ProviderError when the order was created for another amount */
function requireSameAmount(found: ProviderOrder, { receipt, amount_paise }: NewOrder) {
  if (found.amount_paise === amount_paise && found.currency === 'INR') return found
  const description = `receipt ${receipt} belongs to ${found.id} of ${found.amount_paise} ${found.currency}`
  throw receiptTakenError(description)
}
