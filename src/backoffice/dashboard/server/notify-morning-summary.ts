import { transact } from '#database/transact.ts'
import {
  type ExpiringBatch,
  listExpiringBatches,
} from '#inventory/batches/server/expiring-batches.queries.ts'
import { formatStockLeft } from '#inventory/stock/server/notify-low-stock.ts'
import { withHeading } from '#operations/notifications/server/format-order.ts'
import { notifyMerchant } from '#operations/notifications/server/notify-merchant.ts'
import { countShipments } from '#operations/notifications/server/order-lines.queries.ts'
import { listOverdueTickets } from '#operations/notifications/server/overdue-tickets.queries.ts'
import { readMailSettings } from '#operations/notifications/server/settings/mail-settings.queries.ts'
import type { ValuesOf } from '#operations/notifications/server/templates/render-template.ts'
import * as words from '#operations/notifications/words/office/merchant/en.ts'
import { isMailWritten } from '#operations/outbox/server/outbox.queries.ts'
import { isWithoutPrice } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import { ticketNumber } from '#people/support/rules/ticket.ts'
import { formatPaise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'
import { hourMs } from '#values/time/durations.ts'
import { formatDay } from '#values/time/format-day.ts'
import { defaultLanguage, localeOf } from '#words/language.ts'
import { countOpenTasks, listLowStockVariants, listOldestOrdersToPack } from './overview.queries.ts'

/** If the shop was down in the morning, no summary is sent later in the day. */
const maxHoursLate = 3
const maxListed = 5

type Needed = Pick<Parts, 'db' | 'clock' | 'store' | 'settings'>

/**
 * Writes the daily summary to the merchant into the outbox at the hour they chose; otherwise does nothing. Several
 * processes may run it: the day is the idempotency key in the outbox.
 */
export async function notifyMorningSummary(parts: Needed): Promise<void> {
  const { db, clock, store } = parts
  const now = clock.now()
  const day = calendarDay(now, region.timeZone)
  const { unwanted, summary_hour } = await readMailSettings(db)
  const due = dayBounds(day, region.timeZone).start.getTime() + summary_hour * hourMs
  const isTime = now.getTime() >= due && now.getTime() < due + maxHoursLate * hourMs
  const mailKey = { kind: 'morning-summary', subjectKey: day } as const
  if (!isTime || unwanted.includes(mailKey.kind) || (await isMailWritten(db, mailKey))) return
  const values = await readSummaryValues(parts, { day, now })
  await transact(db, (trx) => notifyMerchant(trx, { ...mailKey, values }, { store: store(), now }))
}

/** The summary's figures: open tasks and yesterday's dispatches. */
async function readSummaryValues(
  { db, settings }: Needed,
  { day, now }: { day: string; now: Date },
): Promise<ValuesOf<'morning-summary'>> {
  const yesterday = calendarDay(
    new Date(dayBounds(day, region.timeZone).start.getTime() - hourMs),
    region.timeZone,
  )
  const [openTasks, toPack, low, ending, dispatched, late] = await Promise.all([
    countOpenTasks(db),
    listOldestOrdersToPack(db, maxListed),
    listLowStockVariants(db, maxListed),
    listExpiringBatches(db, now, maxListed),
    countShipments(db, dayBounds(yesterday, region.timeZone)),
    listOverdueTickets(db, now),
  ])
  return {
    day: formatDayForMerchant(day),
    orders_to_pack: String(openTasks.toPack),
    dispatched_yesterday: String(dispatched),
    money_matters: String(openTasks.paymentIssues),
    packs_running_low: String(openTasks.low + openTasks.out),
    longest_waiting: withHeading(words.longestWaiting, toPack.map(describeWaitingOrder)),
    fewest_left: withHeading(words.fewestLeft, low.map(formatStockLeft)),
    batches_ending: withHeading(words.batchesEnding, ending.batches.map(describeExpiringBatch)),
    late_tickets: String(late.length),
    list_of_late_tickets: withHeading(words.ticketsLate, late.slice(0, maxListed).map(describeLateTicket)),
    office_link: { label: words.openOffice, url: `${settings.publicUrl}/admin` },
  }
}

/** Formats `2026-11-26` for the merchant: `Thu, 26 Nov`. */
const formatDayForMerchant = (day: string) => formatDay(day, localeOf[defaultLanguage])

type WaitingOrder = Awaited<ReturnType<typeof listOldestOrdersToPack>>[number]

function describeWaitingOrder(order: WaitingOrder) {
  const { id, user_name: name, total_paise, paid_at, payment_due } = order
  const day = formatDayForMerchant(calendarDay(paid_at, region.timeZone))
  if (isWithoutPrice(order)) return words.waitingReplacement({ id, name, day })
  const total = formatPaise(total_paise)
  return (payment_due ? words.waitingToBePaid : words.waiting)({ id, name, total, day })
}

const describeExpiringBatch = ({ name, left, sell_until }: ExpiringBatch) =>
  words.endingBatch({ name, count: left, day: formatDayForMerchant(sell_until) })

type LateTicket = Awaited<ReturnType<typeof listOverdueTickets>>[number]

const describeLateTicket = ({ id, state, due_at }: LateTicket) =>
  words.lateTicket[state === 'open' ? 'toAcknowledge' : 'toSettle']({
    number: ticketNumber(id),
    day: due_at ? formatDayForMerchant(calendarDay(due_at, region.timeZone)) : '',
  })
