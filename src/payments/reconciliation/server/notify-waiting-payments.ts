import { toMerchantText } from '#operations/notifications/server/describe-payment-issue.ts'
import { withHeading } from '#operations/notifications/server/format-order.ts'
import { notifyMerchant } from '#operations/notifications/server/notify-merchant.ts'
import * as mailWords from '#operations/notifications/words/office/merchant/en.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { hourMs } from '#values/time/durations.ts'
import type { PaymentIssue } from '../contract.ts'
import * as words from '../words/office/matters/en.ts'
import { listPaymentIssues, type UntranslatedIssue } from './payment-issues.ts'

const waitingKinds = new Set<PaymentIssue['kind']>(['unsettled', 'no_answer', 'unreadable'])

/**
 * Mails the merchant about payments that have been unconfirmed or unreadable for an hour or more. At most one mail a
 * day, because an outage of the provider affects many orders at once.
 */
export async function notifyWaitingPayments(parts: Parts): Promise<void> {
  const now = parts.clock.now()
  const matters = await listPaymentIssues(parts)
  const waiting = matters.filter(
    ({ kind, since }) => waitingKinds.has(kind) && now.getTime() - Date.parse(since) >= hourMs,
  )
  if (waiting.length === 0) return
  await parts.db.transaction().execute((trx) =>
    notifyMerchant(
      trx,
      {
        kind: 'money-waits',
        subjectKey: calendarDay(now, region.timeZone),
        values: {
          matters: withHeading(mailWords.itIsAbout, waiting.map(waitingPaymentLineOf)),
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

const waitingPaymentLineOf = ({ order_id, customer, ...issue }: UntranslatedIssue) =>
  words.waitsAbout({ id: order_id, customer, ...toMerchantText(issue) })
