import { leaseEnd, whileLeased } from '#database/lease.ts'
import type { Parts } from '#parts.ts'
import { confirmPayment, type ProviderAnswer } from '#payments/processing/server/confirm-payment.ts'
import {
  claimOrderToPoll,
  type DueOrder,
  recordUnansweredPoll,
  renewPollLease,
  scheduleNextPoll,
} from './poll-schedule.queries.ts'
import { recordRefusedPoll } from './refused-poll.queries.ts'

const maxPerRun = 50
const concurrency = 5

type Polling = {
  /** Leases the next order to poll; undefined if none is due. */
  claim: typeof claimOrderToPoll
  /** What follows from the provider's answer, before the next poll is scheduled. */
  onAnswer?: (order: DueOrder, answer: ProviderAnswer) => Promise<unknown>
}

/**
 * Polls the provider about every due order, whatever its state (decision B8: a payment is found without browser or
 * webhook). Without an answer the next poll follows in seconds.
 * @returns how many orders were polled
 */
export const pollPayments = (parts: Parts): Promise<number> => pollOrders(parts, { claim: claimOrderToPoll })

/** Polls the provider about the due orders that can be claimed. @returns how many orders were polled */
export async function pollOrders(parts: Parts, polling: Polling): Promise<number> {
  let polled = 0
  const pollers = Array.from({ length: concurrency }, async () => {
    while (polled < maxPerRun) {
      polled += 1
      if (await pollNext(parts, polling)) continue
      polled -= 1
      return
    }
  })
  await Promise.all(pollers)
  return polled
}

/** Polls the order that has been due for longest, and schedules its next poll. @returns whether an order was due */
async function pollNext(parts: Parts, polling: Polling): Promise<boolean> {
  const { db, clock } = parts
  const first = leaseEnd(clock.now())
  const order = await polling.claim(db, clock.now(), first)
  if (!order) return false
  await parts.hooks?.at?.('ask:claimed')
  const { result: answer, lease } = await whileLeased(
    { clock, first, renew: (from, until) => renewPollLease(db, order.id, from, until) },
    () => pollOrder(parts, order, polling),
  )
  if (answer === 'refused') await recordRefusedPoll(db, order, lease, clock.now())
  else if (answer !== 'no-answer') await scheduleNextPoll(db, order.id, lease, clock.now())
  else await recordUnansweredPoll(db, order, lease, clock.now())
  return true
}

/** @returns the provider's answer; `no-answer` also after an error, which is logged */
async function pollOrder(parts: Parts, order: DueOrder, { onAnswer }: Polling): Promise<ProviderAnswer> {
  try {
    const { answer } = await confirmPayment(parts, order)
    await onAnswer?.(order, answer)
    return answer
  } catch (error) {
    // An error with one order must not stop the others.
    parts.log.error(
      { err: error, order: order.id },
      'an order could not be checked with its payment provider and will be retried',
    )
    return 'no-answer'
  }
}
