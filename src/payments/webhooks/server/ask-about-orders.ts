import { leaseEnd, whileLeased } from '#database/lease.ts'
import type { Parts } from '#parts.ts'
import { endHold, type ProvidersAnswer } from '#payments/cancelling/server/end-hold.ts'
import { settleOrder } from '#payments/processing/server/settle-order.ts'
import { isAwaitingPayment } from '#values/order-state.ts'
import {
  askAgainSoon,
  claimOrderToAsk,
  type DueOrder,
  putOffAsking,
  renewAsking,
} from './ask-again.queries.ts'
import { hearRefusal } from './ask-refused.queries.ts'

const mostAtOnce = 50
const atATime = 5

/**
 * Asks the provider about every order that is due, whatever its state (decision B8: a payment is found without browser
 * or webhook), and gives up those whose hold has run out unpaid after this last question (decision B9). What was not
 * answered is asked again, in seconds at first.
 * @returns how many orders were looked at
 */
export async function askAboutOrders(parts: Parts): Promise<number> {
  let asked = 0
  const askers = Array.from({ length: atATime }, async () => {
    while (asked < mostAtOnce) {
      asked += 1
      if (await askAboutNext(parts)) continue
      asked -= 1
      return
    }
  })
  await Promise.all(askers)
  return asked
}

/** @returns whether there was one to ask about */
async function askAboutNext(parts: Parts): Promise<boolean> {
  const { db, clock } = parts
  const first = leaseEnd(clock.now())
  const order = await claimOrderToAsk(db, clock.now(), first)
  if (!order) return false
  await parts.hooks?.at?.('ask:claimed')
  const { result: answer, lease } = await whileLeased(
    { clock, first, renew: (from, until) => renewAsking(db, order.id, from, until) },
    () => lookAfter(parts, order),
  )
  if (answer === 'refused') await hearRefusal(db, order, lease, clock.now())
  else if (answer !== 'no-answer') await putOffAsking(db, order.id, lease, clock.now())
  else await askAgainSoon(db, order, lease, clock.now())
  return true
}

/** @returns what the provider said, if it did and the order could be brought up to it */
async function lookAfter(parts: Parts, order: DueOrder): Promise<ProvidersAnswer> {
  try {
    const { answer } = await settleOrder(parts, order)
    if (isAwaitingPayment(order)) await endHold(parts, order, answer)
    return answer
  } catch (error) {
    // One order that cannot be settled keeps nobody from asking about the others.
    parts.log.error(
      { err: error, order: order.id },
      'an order could not be checked with Razorpay and will be retried',
    )
    return 'no-answer'
  }
}
