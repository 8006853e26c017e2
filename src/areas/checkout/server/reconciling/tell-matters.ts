import type { Transaction } from 'kysely'
import type { Database } from '../../../../database/schema.ts'
import { isCancelled } from '../../../../values/order-state.ts'
import type { Telling } from '../../../notices/server/tell-merchant.ts'
import { type MoneyNotice, tellOfMoney } from '../../../notices/server/tell-of-money.ts'
import type { LockedOrder } from '../../../orders/server/states/move-order.ts'
import { said } from '../../words/office/matters/index.ts'
import type { Verdict } from '../paying/judge-payments.ts'
import type { ReturnedElsewhere } from '../refunding/take-over-refund.ts'
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
