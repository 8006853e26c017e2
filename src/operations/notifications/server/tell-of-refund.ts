import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { releaseMail, takeMailBack, untilReleased } from '#operations/outbox/server/write-mail.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import { productsIn } from './order-in-words.ts'
import { findBoughtLines } from './order-lines.queries.ts'
import { refundDays } from './refund-days.ts'
import { type Reader, tellCustomer } from './tell-customer.ts'
import type { Telling } from './tell-merchant.ts'

type Trx = Transaction<Database>
type Addressee = Reader & { user_name: string; delivery_paise: Paise; total_paise: Paise }
type Now = Pick<Telling, 'store' | 'now'>

type Returned = {
  /** Which return of this order's money it is. */
  key: string
  paise: Paise
  /** In the customer's language; empty where nobody gave one. */
  reason: string
  /** The products, delivery or goodwill that it is for, in the customer's language; nothing where nobody said. */
  refundedFor?: string
}

/** Money of an order has gone back: its customer reads how much, why, and when it is on the account. */
export const tellReturned = (trx: Trx, order: Addressee, returned: Returned, telling: Now) =>
  writeReturned(trx, order, returned, telling)

/** The same before the provider has returned it: the mail waits for that. */
export const prepareReturned = (trx: Trx, order: Addressee, returned: Returned, telling: Now) =>
  writeReturned(trx, order, returned, { ...telling, dueAt: untilReleased })

/** The money that a prepared mail tells of has gone back. */
export const releaseReturned = (trx: Trx, key: string, now: Date) =>
  releaseMail(trx, 'order-refunded', key, now)

/** What a prepared mail tells of does not go back. */
export const takeBackReturned = (trx: Trx, key: string) => takeMailBack(trx, 'order-refunded', key)

/** Its money has gone back by other means than it came: instead of the prepared mail, one that says so. */
export async function tellReturnedByHand(
  trx: Trx,
  order: Addressee,
  { key, paise, reason, refundedFor = '' }: Returned,
  telling: Now,
) {
  await takeBackReturned(trx, key)
  await tellCustomer(
    trx,
    order,
    {
      kind: 'order-refunded-by-hand',
      subjectKey: key,
      values: { ...saidOf(order, { paise, reason }), refunded_for: refundedFor },
    },
    telling,
  )
}

/** What every mail about returned money says. */
const saidOf = (
  { id, user_name, total_paise }: Addressee,
  { paise, reason }: Pick<Returned, 'paise' | 'reason'>,
) => ({
  name: user_name,
  order_number: String(id),
  amount: formatPaise(paise),
  reason,
  total: formatPaise(total_paise),
})

/** The key of the mail about a refund. */
export const keyOfRefund = (refundId: number) => `refund-${refundId}`

const writeReturned = (
  trx: Trx,
  order: Addressee,
  { key, paise, reason, refundedFor = '' }: Returned,
  { dueAt, ...telling }: Now & { dueAt?: Date },
) =>
  tellCustomer(
    trx,
    order,
    {
      kind: 'order-refunded',
      subjectKey: key,
      values: {
        ...saidOf(order, { paise, reason }),
        refunded_for: refundedFor,
        refund_days: refundDays,
      },
      dueAt,
    },
    telling,
  )

/** The merchant has cancelled an order that was paid; without a refund where `paise` is 0. */
export const tellCancelled = async (
  trx: Trx,
  order: Addressee,
  { paise, reason }: Pick<Returned, 'paise' | 'reason'>,
  telling: Now,
) =>
  tellCustomer(
    trx,
    order,
    {
      kind: 'order-cancelled',
      subjectKey: String(order.id),
      values: {
        ...saidOf(order, { paise, reason }),
        amount: paise === 0 ? '' : formatPaise(paise),
        products: productsIn(order.locale, {
          lines: await findBoughtLines(trx, order.id),
          delivery_paise: order.delivery_paise,
          total_paise: order.total_paise,
        }),
      },
    },
    telling,
  )
