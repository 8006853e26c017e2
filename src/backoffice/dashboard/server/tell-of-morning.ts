import { transact } from '#database/transact.ts'
import { type EndingBatch, findEndingBatches } from '#inventory/batches/server/ending-batches.queries.ts'
import { leftOf } from '#inventory/stock/server/tell-of-low-stock.ts'
import { findLateTickets } from '#operations/notifications/server/late-tickets.queries.ts'
import { headed } from '#operations/notifications/server/order-in-words.ts'
import { countDispatched } from '#operations/notifications/server/order-lines.queries.ts'
import { readSettings } from '#operations/notifications/server/settings/mail-settings.queries.ts'
import { tellMerchant } from '#operations/notifications/server/tell-merchant.ts'
import type { ValuesOf } from '#operations/notifications/server/texts/render-text.ts'
import * as words from '#operations/notifications/words/office/merchant/en.ts'
import { isMailWritten } from '#operations/outbox/server/outbox.queries.ts'
import type { Parts } from '#parts.ts'
import { formatPaise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { ticketNumber } from '#values/ticket.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'
import { dayInWords } from '#values/time/day-in-words.ts'
import { firstLanguage, localeOf } from '#words/language.ts'
import { countWorries, findOrdersToPack, findRunningLow } from './overview.queries.ts'

const hour = 3_600_000
/** A shop that was away in the morning writes no summary in the evening. */
const untilHoursLater = 3
const mostListed = 5

type Needed = Pick<Parts, 'db' | 'clock' | 'store' | 'settings'>

/**
 * Tells the merchant every morning how the shop stands, at the hour that they chose. Any number of processes may ask: the
 * day is the mail's key in the outbox, so it is written once.
 */
export async function tellOfMorning(parts: Needed): Promise<void> {
  const { db, clock, store } = parts
  const now = clock.now()
  const day = calendarDay(now, region.timeZone)
  const { unwanted, summary_hour } = await readSettings(db)
  const due = dayBounds(day, region.timeZone).start.getTime() + summary_hour * hour
  const isTime = now.getTime() >= due && now.getTime() < due + untilHoursLater * hour
  const about = { kind: 'morning-summary', subjectKey: day } as const
  if (!isTime || unwanted.includes(about.kind) || (await isMailWritten(db, about))) return
  const values = await lookAround(parts, { day, now })
  await transact(db, (trx) => tellMerchant(trx, { ...about, values }, { store: store(), now }))
}

/** What there is to do, and what was done yesterday. */
async function lookAround(
  { db, settings }: Needed,
  { day, now }: { day: string; now: Date },
): Promise<ValuesOf<'morning-summary'>> {
  const yesterday = calendarDay(
    new Date(dayBounds(day, region.timeZone).start.getTime() - hour),
    region.timeZone,
  )
  const [worries, toPack, low, ending, dispatched, late] = await Promise.all([
    countWorries(db),
    findOrdersToPack(db, mostListed),
    findRunningLow(db, mostListed),
    findEndingBatches(db, now, mostListed),
    countDispatched(db, dayBounds(yesterday, region.timeZone)),
    findLateTickets(db, now),
  ])
  return {
    day: read(day),
    orders_to_pack: String(worries.toPack),
    dispatched_yesterday: String(dispatched),
    money_matters: String(worries.moneyMatters),
    packs_running_low: String(worries.low + worries.out),
    longest_waiting: headed(words.longestWaiting, toPack.map(waitingOf)),
    fewest_left: headed(words.fewestLeft, low.map(leftOf)),
    batches_ending: headed(words.batchesEnding, ending.batches.map(endingOf)),
    late_tickets: String(late.length),
    list_of_late_tickets: headed(words.ticketsLate, late.slice(0, mostListed).map(lateOf)),
    office_link: { label: words.openOffice, url: `${settings.publicUrl}/admin` },
  }
}

/** `2026-11-26` as the merchant reads it: `Thu, 26 Nov`. */
const read = (day: string) => dayInWords(day, localeOf[firstLanguage])

type Waiting = Awaited<ReturnType<typeof findOrdersToPack>>[number]

const waitingOf = ({ id, user_name: name, total_paise, paid_at }: Waiting) =>
  words.waiting({
    id,
    name,
    total: formatPaise(total_paise),
    day: read(calendarDay(paid_at, region.timeZone)),
  })

const endingOf = ({ name, left, sell_until }: EndingBatch) =>
  words.endingBatch({ name, count: left, day: read(sell_until) })

type Late = Awaited<ReturnType<typeof findLateTickets>>[number]

const lateOf = ({ id, state, due_at }: Late) =>
  words.lateTicket[state === 'open' ? 'toAcknowledge' : 'toSettle']({
    number: ticketNumber(id),
    day: due_at ? read(calendarDay(due_at, region.timeZone)) : '',
  })
