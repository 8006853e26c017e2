import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { formatPaise } from '#values/money/money.ts'
import { firstLanguage } from '#words/language.ts'
import * as words from '../words/office/merchant/en.ts'
import { addressLines, headed, productsIn, type ToldOrder } from './order-in-words.ts'
import { orderInOffice, type Telling, tellMerchant } from './tell-merchant.ts'

/** An order has become paid: the merchant reads what to pack, for whom, and where it goes. */
export const tellOfSale = (trx: Transaction<Database>, order: ToldOrder, telling: Telling) =>
  tellMerchant(
    trx,
    {
      kind: 'order-to-pack',
      subjectKey: String(order.id),
      orderId: order.id,
      values: {
        name: order.user_name,
        order_number: String(order.id),
        total: formatPaise(order.total_paise),
        products: productsIn(firstLanguage, order),
        delivery_address: headed(words.deliverTo, addressLines(order)),
        order_link: { label: words.openOrder, url: orderInOffice(telling.publicUrl, order.id) },
      },
    },
    telling,
  )
