import type { Db } from '#database/connect.ts'
import { buyerPhone } from '#ordering/buyers/server/buyer.queries.ts'
import type { OrderToChange } from './quote-change.ts'

/** An order as the quote of a change needs it, without a lock; undefined if there is none. */
export const findOrderToChange = (db: Db, orderId: number): Promise<OrderToChange | undefined> =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'payment_state',
      'parcel_state',
      'kept_paise',
      'total_paise',
      'address',
      'locale',
    ])
    .select(buyerPhone.as('user_phone'))
    .where('id', '=', orderId)
    .executeTakeFirst()
