import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { formatPaise } from '#values/money/money.ts'
import { deliveryIn, type Promised } from './delivery-in-words.ts'
import { addressIn, productsIn, type ToldOrder } from './order-in-words.ts'
import { orderPage } from './order-page.ts'
import { type Reader, tellCustomer } from './tell-customer.ts'
import type { Telling } from './tell-merchant.ts'

/** Writes the mail of a paid order into the outbox, in the transaction that makes it paid. */
export function writeConfirmation(
  trx: Transaction<Database>,
  order: ToldOrder & Reader & Promised,
  { store, publicUrl, now }: Telling,
) {
  const { id, locale, user_name: name, total_paise } = order
  return tellCustomer(
    trx,
    order,
    {
      kind: 'order-confirmation',
      subjectKey: String(id),
      values: {
        name,
        order_number: String(id),
        total: formatPaise(total_paise),
        products: productsIn(locale, order),
        delivery_address: addressIn(locale, order),
        order_page: orderPage(locale, publicUrl, id),
        ...deliveryIn(order, store),
      },
    },
    { store, now },
  )
}
