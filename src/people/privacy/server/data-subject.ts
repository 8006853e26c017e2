import { type RawBuilder, sql } from 'kysely'

/** The person whose data it is: one with an account, or the guest of one order, who has none. */
export type DataSubject = { id: number; email: string; phone: string } | GuestSubject
type GuestSubject = { id: null; orderId: number; email: ''; phone: '' }

/** The guest of an order. Whatever else has the same e-mail address or phone may be somebody else's. */
export const guestOf = (orderId: number): GuestSubject => ({ id: null, orderId, email: '', phone: '' })

/** A subquery for the ids of the person's orders. */
export const ownOrderIds = (owner: DataSubject): RawBuilder<unknown> =>
  owner.id === null
    ? sql`select own.id from orders as own where own.id = ${owner.orderId} and own.user_id is null`
    : sql`select own.id from orders as own where own.user_id = ${owner.id}`
