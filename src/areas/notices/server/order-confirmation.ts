import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { dayInWords } from '../../../values/day-in-words.ts'
import { formatPaise } from '../../../values/money.ts'
import { localeOf } from '../../../words/language.ts'
import type { StoreFacts } from '../../store/contract.ts'
import { addressIn, placeIn, productsIn, type ToldOrder } from './order-in-words.ts'
import { type Reader, tellCustomer } from './tell-customer.ts'
import type { Telling } from './tell-merchant.ts'

/** What an order was sold under; the day, `2026-11-26`, is not known of those of before there was one. */
type Promised = { zone_name: string | null; promised_by: string | null }

/** Writes the mail of a paid order into the outbox, in the transaction that makes it paid. */
export function writeConfirmation(
  trx: Transaction<Database>,
  order: ToldOrder & Reader & Promised,
  { store, now }: Pick<Telling, 'store' | 'now'>,
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
        ...deliveryIn(order, store),
      },
    },
    { store, now },
  )
}

/**
 * When it comes. What the shop says of its own district and the days there is true of what was sold without a zone alone;
 * a sentence whose field says nothing is left out.
 */
function deliveryIn(
  { locale, zone_name, promised_by }: Reader & Promised,
  { shipping }: Pick<StoreFacts, 'shipping'>,
) {
  if (zone_name !== null)
    return {
      arrives_by: promised_by === null ? '' : dayInWords(promised_by, localeOf[locale]),
      packing_days: '',
      delivery_days: '',
      district: '',
      state: '',
    }
  return {
    arrives_by: '',
    packing_days: shipping.processingDays,
    delivery_days: shipping.deliveryDays,
    district: placeIn(locale, shipping.district),
    state: placeIn(locale, shipping.state),
  }
}
