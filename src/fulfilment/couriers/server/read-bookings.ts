import type { Db } from '#database/connect.ts'
import { refusalSentences } from '#fulfilment/shipments/server/refusal-sentences.ts'
import type { StepRefusal } from '#fulfilment/shipments/server/steps/apply-step.ts'
import type { Parts } from '#parts.ts'
import { toRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { Booking, CourierDesk, OrderCourier } from '../contract.ts'
import { type BookingRow, listBookingLines, listBookings } from './booking/bookings.queries.ts'

type Lines = Awaited<ReturnType<typeof listBookingLines>>

export const toBooking = (row: BookingRow, lines: Lines): Booking => ({
  id: row.id,
  order_id: row.order_id,
  provider: row.provider,
  state: row.state,
  service_name: row.service_name,
  courier: row.courier,
  tracking_number: row.tracking_number,
  tracking_state: row.tracking_state,
  charge: toRupees(row.price_paise),
  cash: toRupees(row.cash_paise),
  weight_g: row.weight_g,
  problem: row.problem,
  issue: row.issue,
  created_at: row.created_at.toISOString(),
  tracked_at: row.tracked_at?.toISOString() ?? null,
  items: lines
    .filter(({ booking_id }) => booking_id === row.id)
    .map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
})

/** The bookings of an order, and the couriers that are connected. */
export async function readOrderCourier(
  { db, couriers }: Pick<Parts, 'db' | 'couriers'>,
  orderId: number,
): Promise<OrderCourier> {
  const rows = await listBookings(db, orderId)
  const lines = await listBookingLines(
    db,
    rows.map(({ id }) => id),
  )
  return {
    connected: couriers().map(({ name }) => name),
    bookings: rows.map((row) => toBooking(row, lines)),
  }
}

/** The parcels that need a person. */
export async function readCourierDesk(
  { db, couriers }: Pick<Parts, 'db' | 'couriers'>,
  language: Language,
): Promise<CourierDesk> {
  const rows = await listIssues(db)
  return {
    connected: couriers().map(({ name }) => name),
    issues: rows.flatMap(({ issue, issue_code, issue_since, ...row }) =>
      issue && issue_since
        ? [{ ...row, issue, reason: reasonOf(issue_code, language), since: issue_since.toISOString() }]
        : [],
    ),
  }
}

function reasonOf(code: string | null, language: Language) {
  return code === null ? null : (refusalSentences[code as StepRefusal]?.in(language) ?? null)
}

const listIssues = (db: Db) =>
  db
    .selectFrom('courier_bookings')
    .select(['id', 'order_id', 'issue', 'issue_code', 'issue_since', 'service_name', 'tracking_number'])
    .where('issue', 'is not', null)
    .orderBy('issue_since')
    .limit(100)
    .execute()

/** Marks the issue of a parcel as resolved. @returns whether there is such a booking */
export async function resolveIssue(db: Db, id: number) {
  const resolved = await db
    .updateTable('courier_bookings')
    .set({ issue: null, issue_code: null, issue_since: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return resolved !== undefined
}
