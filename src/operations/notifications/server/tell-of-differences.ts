import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { dayInWords } from '#values/time/day-in-words.ts'
import { firstLanguage, localeOf } from '#words/language.ts'
import * as words from '../words/office/merchant/en.ts'
import { headed } from './order-in-words.ts'
import { type Telling, tellMerchant } from './tell-merchant.ts'

type Difference = { payment_id: string; order_id: number | null; what: string }

/** More than a mail should list; the back office shows them all. */
const mostListed = 20

/**
 * The books of a day differ from the provider's: the merchant reads in what. A day is compared again every morning for a
 * week, and the same differences are told once.
 */
export function tellOfDifferences(
  trx: Transaction<Database>,
  { day, differences: found }: { day: string; differences: Difference[] },
  telling: Telling,
) {
  const lines = found.map(lineOf).sort()
  const differences = words.differences({ count: lines.length })
  return tellMerchant(
    trx,
    {
      kind: 'money-differences',
      subjectKey: `${day}-${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)}`,
      values: {
        day: dayInWords(day, localeOf[firstLanguage]),
        differences,
        list_of_differences: headed(differences, lines.slice(0, mostListed)),
        money_link: { label: words.openMoney, url: `${telling.publicUrl}/admin?section=money` },
      },
    },
    telling,
  )
}

const lineOf = ({ payment_id, order_id, what }: Difference) =>
  [payment_id, order_id === null ? '' : words.order({ id: order_id }), what]
    .filter((part) => part !== '')
    .join(', ')
