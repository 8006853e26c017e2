import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type {
  PaymentProvider,
  ProviderPayment,
  UnreadablePayment,
} from '#integrations/payments/payment-provider.ts'
import type { Parts } from '#parts.ts'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import { storedIdOf } from '#payments/processing/server/stored-id.ts'
import { excludePendingRefunds } from '#payments/refunds/server/processing/exclude-pending-refunds.ts'
import { toRupees } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { dayBounds } from '#values/time/calendar-day.ts'
import {
  type Comparison,
  comparePayments,
  hasMovedMoney,
  toUnreadableDifference,
} from './compare-payments.ts'
import {
  completeDay,
  listOurPayments,
  listPaymentsById,
  listProviderOrders,
} from './reconcile-day.queries.ts'

type OnCompared = (trx: Transaction<Database>, compared: Comparison) => Promise<unknown>
type Bounds = { start: Date; end: Date }

const pageSize = 100
const maxPages = 200

/**
 * Compares a day of the provider's payments with ours; on a good day there are no differences. A payment counts on the
 * day on which the shop learned of its capture, like its order in the sales. The provider lists payments by creation
 * time and does not report the capture time, so an unrecorded payment counts on the day it was created.
 * @throws ProviderError if the provider does not answer
 */
export async function compareDay(parts: Parts, day: string): Promise<Comparison> {
  const bounds = dayBounds(day, region.timeZone)
  const listing = parts.payments.all.filter(({ capabilities }) => capabilities.listsPayments)
  const providers = listing.map(({ name }) => name)
  const ours = await listOurPayments(parts.db, { ...bounds, providers }, pageSize * maxPages)
  const { payments, unreadable, complete } = await listAllPayments(listing, {
    ...bounds,
    start: earliestCreated(bounds.start, ours),
  })
  const theirs = await selectPaymentsOfDay(parts, payments, bounds)
  const unreadableIds = new Set(unreadable.map(({ id }) => id))
  const orderOf = await createOrderLookup(parts, theirs, new Set(ours.map(({ id }) => id)))
  return {
    day,
    payments: theirs.filter(hasMovedMoney).length,
    returned: sumReturns(theirs),
    differences: [
      ...comparePayments(
        theirs,
        complete ? ours.filter((our) => !unreadableIds.has(our.provider_payment_id)) : [],
        orderOf,
      ),
      ...unreadable.map(({ id, problem }) => toUnreadableDifference(id, problem)),
    ],
    complete,
  }
}

/** How many payments have refunds, and their sum. */
function sumReturns(payments: ProviderPayment[]) {
  const returned = payments.map(({ refunded_paise }) => refunded_paise).filter((paise) => paise > 0)
  return { payments: returned.length, amount: toRupees(returned.reduce((sum, paise) => sum + paise, 0)) }
}

/** From when the payments of the day must be listed: one that was captured on it may have been created days before. */
const earliestCreated = (start: Date, ours: { created_at: Date }[]) =>
  new Date(Math.min(start.getTime(), ...ours.map(({ created_at }) => created_at.getTime())))

/**
 * The payments that count for this day, by when the shop learned of their capture, or else by when they were created.
 * Their refunded sums are without pending refunds, which are read from the provider.
 */
async function selectPaymentsOfDay(parts: Parts, payments: ProviderPayment[], { start, end }: Bounds) {
  const known = await listPaymentsById(parts.db, payments.map(storedIdOf))
  const countsAt = new Map(known.map(({ id, counts_at }) => [id, counts_at]))
  const ofTheDay = payments.filter((payment) => {
    const moment = countsAt.get(storedIdOf(payment)) ?? payment.created_at
    return start <= moment && moment < end
  })
  return excludePendingRefunds(parts, ofTheDay, known)
}

/**
 * Compares a day, brings the orders in which it differs up to date with the provider, and compares again. Stores the
 * result; remaining differences need a person.
 * @param onCompared runs in the transaction that marks the day as compared
 */
export async function reconcileDay(parts: Parts, day: string, onCompared?: OnCompared): Promise<Comparison> {
  const before = await compareDay(parts, day)
  const orderIds = new Set(before.differences.flatMap(({ order_id }) => order_id ?? []))
  for (const id of orderIds) await confirmPayment(parts, { id })
  const after = orderIds.size > 0 ? await compareDay(parts, day) : before
  await transact(parts.db, async (trx) => {
    const { payments, differences } = after
    await completeDay(trx, { day, payments, differences: differences.length, now: parts.clock.now() })
    await onCompared?.(trx, after)
  })
  return after
}

/** The payments of all these providers, as `listProviderPayments` gives them. */
async function listAllPayments(providers: PaymentProvider[], bounds: Bounds) {
  const lists = await Promise.all(providers.map((provider) => listProviderPayments(provider, bounds)))
  return {
    payments: lists.flatMap(({ payments }) => payments),
    unreadable: lists.flatMap(({ unreadable }) => unreadable),
    complete: lists.every(({ complete }) => complete),
  }
}

/** The provider's payments created between two times. `complete` is false if there were more than the shop reads. */
async function listProviderPayments(provider: PaymentProvider, { start, end }: Bounds) {
  const window = { from: start, to: new Date(end.getTime() - 1000) }
  const payments = new Map<string, ProviderPayment>()
  const unreadable: UnreadablePayment[] = []
  for (let page = 0; page < maxPages; page++) {
    const found = await provider.listPayments({ ...window, count: pageSize, skip: page * pageSize })
    for (const payment of found.payments) payments.set(payment.id, payment)
    unreadable.push(...found.unreadable)
    if (found.payments.length + found.unreadable.length < pageSize)
      return { payments: [...payments.values()], unreadable, complete: true }
  }
  return { payments: [...payments.values()], unreadable, complete: false }
}

/**
 * Loads the orders of payments that are not recorded.
 * @param known the ids of the recorded payments
 * @returns a function that gives the id of the order of such a payment, or null
 */
async function createOrderLookup({ db }: Parts, payments: ProviderPayment[], known: Set<string>) {
  const unknown = payments
    .filter((payment) => !known.has(storedIdOf(payment)))
    .flatMap(({ provider_order_id }) => provider_order_id ?? [])
  const orders = unknown.length > 0 ? await listProviderOrders(db, unknown) : []
  const orderOf = ({ provider, provider_order_id }: ProviderPayment) =>
    orders.find((order) => order.provider === provider && order.provider_order_id === provider_order_id)
  return (payment: ProviderPayment) => orderOf(payment)?.order_id ?? null
}
