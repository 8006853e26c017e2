import { formatPaise, type Paise } from '#values/money/money.ts'
import { firstLanguage, type Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { said } from '../words/office/matters/index.ts'

/** What happened about money, and what the merchant can do. */
export type Words = { what: Sentence; advice: Sentence }

export const sayWords = ({ what, advice }: Words, language: Language) => ({
  what: what.in(language),
  advice: advice.in(language),
})

/** Mails to the merchant are in the first language. */
export const toMerchant = (words: Words) => sayWords(words, firstLanguage)

type Returned = {
  /** How much was returned at the provider. */
  returned: Paise
  total: Paise
  /** What has gone back by any means. */
  gone: Paise
  isCancelled: boolean
}

/** Money of an order that had been paid was returned at the provider. */
export function returnedWords({ returned, total, gone, isCancelled }: Returned): Words {
  if (gone === total) return said.allReturned
  const { what, advice } = isCancelled ? said.cancelledPartReturned : said.partReturned
  return { what: what({ returned: formatPaise(returned), total: formatPaise(total) }), advice }
}

/** `rest`: of a cancelled order whose refund was overtaken by another, what still has to go back, in paise. */
type Refund = { refund_status: string; last_error: string | null; is_owed: boolean; rest?: Paise }

export function refundWords({ refund_status, last_error, is_owed, rest = 0 }: Refund): Words {
  if (refund_status === 'failed' && !is_owed && rest > 0) {
    const sums = { said: last_error ?? '', rest: formatPaise(rest) }
    return { what: said.restOwed.what(sums), advice: said.restOwed.advice(sums) }
  }
  const failed = is_owed ? said.refundFailed : said.refundOvertaken
  const { what, advice } = refund_status === 'failed' ? failed : said.refundOpen
  return { what: what({ said: last_error ?? '' }), advice }
}

export const unreadableWords = ({ problem }: { problem: string }): Words => ({
  ...said.unreadable,
  what: said.unreadable.what({ problem }),
})
