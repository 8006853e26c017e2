import { headed } from '#operations/notifications/server/order-in-words.ts'
import { tellMerchant } from '#operations/notifications/server/tell-merchant.ts'
import * as mailWords from '#operations/notifications/words/office/merchant/en.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { MoneyMatter } from '../contract.ts'
import * as words from '../words/office/matters/en.ts'
import { listMoneyMatters, type ToldMatter } from './money-attention.ts'
import { toMerchant } from './money-words.ts'

const waitsFor = new Set<MoneyMatter['kind']>(['unsettled', 'no_answer', 'unreadable'])
const hour = 3_600_000

/**
 * Tells the merchant of money that has waited for an answer, or lain unread, for an hour or more. No transaction makes it
 * so, only time; and a provider that is away makes many orders wait at once. So it is one mail a day, however many.
 */
export async function tellWaitingMoney(parts: Parts): Promise<void> {
  const now = parts.clock.now()
  const matters = await listMoneyMatters(parts)
  const waiting = matters.filter(
    ({ kind, since }) => waitsFor.has(kind) && now.getTime() - Date.parse(since) >= hour,
  )
  if (waiting.length === 0) return
  await parts.db.transaction().execute((trx) =>
    tellMerchant(
      trx,
      {
        kind: 'money-waits',
        subjectKey: calendarDay(now, region.timeZone),
        values: {
          matters: headed(mailWords.itIsAbout, waiting.map(lineOf)),
          money_link: {
            label: mailWords.openMoney,
            url: `${parts.settings.publicUrl}/admin?section=money`,
          },
        },
      },
      { store: parts.store(), now },
    ),
  )
}

const lineOf = ({ order_id, customer, ...matter }: ToldMatter) =>
  words.waitsAbout({ id: order_id, customer, ...toMerchant(matter) })
