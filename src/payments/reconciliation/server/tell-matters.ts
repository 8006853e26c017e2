import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Telling } from '#operations/notifications/server/tell-merchant.ts'
import { type MoneyNotice, tellOfMoney } from '#operations/notifications/server/tell-of-money.ts'
import type { LockedOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Verdict } from '#payments/processing/server/judge-payments.ts'
import type { ReturnedElsewhere } from '#payments/refunds/server/processing/take-over-refund.ts'
import { isCancelled } from '#values/order-state.ts'
import { said } from '../words/office/matters/index.ts'
import { returnedWords, toMerchant } from './money-words.ts'

type Matters = {
  giveBack: Verdict['giveBack']
  /** How much of its money went back outside the shop, where that is news. */
  returned: ReturnedElsewhere | undefined
  /** It has just become paid. */
  isPaid: boolean
}

/** Tells the merchant, each once, what has come up about an order's money. */
export async function tellMatters(
  trx: Transaction<Database>,
  order: LockedOrder,
  matters: Matters,
  telling: Telling,
) {
  for (const notice of noticesOf(order, matters))
    await tellOfMoney(trx, { orderId: order.id, customer: order.user_name, ...notice }, telling)
}

type Notice = Omit<MoneyNotice, 'orderId' | 'customer'>

function noticesOf(order: LockedOrder, { giveBack, returned, isPaid }: Matters): Notice[] {
  const notices: Notice[] = giveBack.map(({ payment, reason }) => ({
    key: `${reason}-${payment.id}`,
    ...toMerchant(reason === 'too_late' ? said.tooLate : said.attention[reason]),
    amount_paise: payment.currency === 'INR' ? payment.amount_paise : null,
  }))
  if (isPaid && isCancelled(order))
    notices.push({
      key: 'paid_after_cancel',
      ...toMerchant(said.attention.paid_after_cancel),
      amount_paise: order.total_paise,
    })
  if (returned !== undefined)
    notices.push({
      key: `returned-${returned.elsewhere}`,
      ...toMerchant(
        returnedWords({
          returned: returned.elsewhere,
          total: order.total_paise,
          gone: returned.gone,
          isCancelled: isCancelled(order),
        }),
      ),
      amount_paise: returned.elsewhere,
    })
  return notices
}
