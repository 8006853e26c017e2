import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { formatDay } from '#values/time/format-day.ts'
import { defaultLanguage, localeOf } from '#words/language.ts'
import * as words from '../words/office/merchant/en.ts'
import { withHeading } from './format-order.ts'
import { type NotifyContext, notifyMerchant } from './notify-merchant.ts'

type Difference = { payment_id: string; order_id: number | null; what: string }

/** The most lines in a mail; the back office lists all. */
const maxListed = 20

/**
 * Notifies the merchant that a day's payments differ from the provider's. A day is compared every morning for a week,
 * and the same differences are reported once.
 */
export function notifyDifferences(
  trx: Transaction<Database>,
  { day, differences: found }: { day: string; differences: Difference[] },
  context: NotifyContext,
) {
  const lines = found.map(differenceLineOf).sort()
  const differences = words.differences({ count: lines.length })
  return notifyMerchant(
    trx,
    {
      kind: 'money-differences',
      subjectKey: `${day}-${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)}`,
      values: {
        day: formatDay(day, localeOf[defaultLanguage]),
        differences,
        list_of_differences: withHeading(differences, lines.slice(0, maxListed)),
        money_link: { label: words.openMoney, url: `${context.publicUrl}/admin?section=money` },
      },
    },
    context,
  )
}

const differenceLineOf = ({ payment_id, order_id, what }: Difference) =>
  [payment_id, order_id === null ? '' : words.order({ id: order_id }), what]
    .filter((part) => part !== '')
    .join(', ')
