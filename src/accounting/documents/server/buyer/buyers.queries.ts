import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { orderStatus } from '#values/order-state.ts'

type Handle = Db | Transaction<Database>
type Kept = { gstin: string | null; business_name: string | null }

export const findBuyer = (db: Handle, userId: number): Promise<Kept> =>
  db.selectFrom('users').select(['gstin', 'business_name']).where('id', '=', userId).executeTakeFirstOrThrow()

export const writeBuyer = (trx: Transaction<Database>, userId: number, buyer: Kept) =>
  trx.updateTable('users').set(buyer).where('id', '=', userId).execute()

/** A payment that is settled just now locks the same row: a paid order keeps what its invoice says. */
export const writeUnpaidBuyer = (trx: Transaction<Database>, userId: number, buyer: Kept) =>
  trx
    .updateTable('orders')
    .set(buyer)
    .where('user_id', '=', userId)
    .where('status', '=', orderStatus.awaitingPayment)
    .execute()
