import { readRowCounters } from '#database/row-counters.ts'
import { listExpiringBatches } from '#inventory/batches/server/expiring-batches.queries.ts'
import { listActivity } from '#operations/activity/server/activity.queries.ts'
import { isWithoutPrice, orderStatus } from '#ordering/orders/rules/order-state.ts'
import { readOrderRollups } from '#ordering/orders/server/lists/order-rollups.queries.ts'
import type { Parts } from '#parts.ts'
import { toRupees } from '#values/money/money.ts'
import { hasRight, type Person } from '#values/people/rights.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'
import type { OpenTask, Overview } from '../contract.ts'
import { rightsOfTask, type TaskKind, taskKinds } from '../rules/tasks.ts'
import { countOpenTasks, listLowStockVariants, listOldestOrdersToPack } from './overview.queries.ts'

const daysShown = 30
const itemsShown = 5
const activityShown = 8
/** Cancelled orders are not counted (specification §4 deletes them). */
const countedStatuses = [orderStatus.awaitingPayment, orderStatus.toPack, orderStatus.delivered]

/** The dashboard's figures, read from rollups and indexes, so the cost does not grow with the data. */
export async function readOverview(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  reader: Person,
): Promise<Overview> {
  const now = clock.now()
  const days = lastDays(now)
  const [rows, orders, toPack, runningLow, ending, openTasks, activity] = await Promise.all([
    readRowCounters(db),
    readOrderRollups(db, [...countedStatuses, ...days.map(rollupKeyOf)]),
    listOldestOrdersToPack(db, itemsShown),
    listLowStockVariants(db, itemsShown),
    listExpiringBatches(db, now, itemsShown),
    countOpenTasks(db),
    listActivity(db, { limit: activityShown }),
  ])
  return {
    tasks: listTasks({ openTasks, oldestToPack: toPack[0]?.paid_at ?? null, batches: ending }).filter(
      ({ kind }) => rightsOfTask[kind].every((right) => hasRight(reader, right)),
    ),
    products: rows('products'),
    categories: rows('categories'),
    users: rows('users:admin') + rows('users:customer'),
    orders: countedStatuses.reduce((sum, status) => sum + orders(status).orders, 0),
    to_pack: { count: openTasks.toPack, orders: toPack.map(asOrderToPack) },
    unpaid: orders(orderStatus.awaitingPayment).orders,
    running_low: { low: openTasks.low, out: openTasks.out, products: runningLow },
    batches_ending: ending,
    money_matters: openTasks.paymentIssues,
    sales: days.map((day) => {
      const sold = orders(rollupKeyOf(day))
      return { day, orders: sold.orders, revenue: toRupees(sold.paise) }
    }),
    activity: activity.items,
  }
}

type Waiting = {
  openTasks: Awaited<ReturnType<typeof countOpenTasks>>
  oldestToPack: Date | null
  batches: { count: number }
}

/** What waits, in the order in which it is done. */
function listTasks({ openTasks, oldestToPack, batches }: Waiting): OpenTask[] {
  const waiting: Record<TaskKind, { count: number; when?: Date | null }> = {
    payments: { count: openTasks.paymentIssues },
    pack: { count: openTasks.toPack, when: oldestToPack },
    dispatch: { count: openTasks.toDispatch, when: openTasks.oldestToDispatch },
    couriers: { count: openTasks.couriers, when: openTasks.couriersSince },
    returns: { count: openTasks.returns, when: openTasks.returnsSince },
    tickets: { count: openTasks.tickets, when: openTasks.ticketsDue },
    reviews: { count: openTasks.reviews, when: openTasks.reviewsSince },
    low_stock: { count: openTasks.low + openTasks.out },
    batches: { count: batches.count },
  }
  return taskKinds
    .map((kind) => ({ kind, count: waiting[kind].count, when: waiting[kind].when?.toISOString() ?? null }))
    .filter(({ count }) => count > 0)
}

const rollupKeyOf = (day: string) => `day:${day}`

/** The last calendar days in the shop's time zone including today, oldest first. */
function lastDays(now: Date) {
  const today = Date.parse(calendarDay(now, region.timeZone))
  return Array.from({ length: daysShown }, (_, at) =>
    new Date(today - (daysShown - 1 - at) * dayMs).toISOString().slice(0, 10),
  )
}

type ToPack = Awaited<ReturnType<typeof listOldestOrdersToPack>>[number]

const asOrderToPack = ({ payment_due, ...order }: ToPack) => ({
  id: order.id,
  name: order.user_name,
  total_price: toRupees(order.total_paise),
  paid_at: order.paid_at.toISOString(),
  payment_due,
  is_replacement: isWithoutPrice(order),
})
