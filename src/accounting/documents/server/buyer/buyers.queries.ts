import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'

type Handle = Db | Transaction<Database>
type BuyerRow = { gstin: string | null; business_name: string | null }

/** A customer’s GSTIN and business name for invoices; null if they have none. Throws if there is no such user. */
export const findBuyer = (db: Handle, userId: number): Promise<BuyerRow> =>
  db.selectFrom('users').select(['gstin', 'business_name']).where('id', '=', userId).executeTakeFirstOrThrow()

/** Saves the GSTIN and business name of a customer. */
export const writeBuyer = (trx: Transaction<Database>, userId: number, buyer: BuyerRow) =>
  trx.updateTable('users').set(buyer).where('id', '=', userId).execute()

/**
 * Copies the GSTIN and business name to the customer’s unpaid orders. Confirming a payment locks the same row, so a
 * paid order keeps the details of its invoice.
 */
export const writeBuyerOnUnpaidOrder = (trx: Transaction<Database>, userId: number, buyer: BuyerRow) =>
  trx
    .updateTable('orders')
    .set(buyer)
    .where('user_id', '=', userId)
    .where('status', '=', orderStatus.awaitingPayment)
    .execute()
