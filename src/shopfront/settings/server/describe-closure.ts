import { formatDay } from '#values/time/format-day.ts'
import { localeOf } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import type { Closure } from '../packing-contract.ts'
import { sentences } from '../words/index.ts'

/** What shoppers read while the shop is on holiday: when it opens again, and whether they can order. */
export const describeClosure = ({ until, takesOrders }: Closure): Sentence => ({
  in: (language) => {
    const day = formatDay(until, localeOf[language])
    return (takesOrders ? sentences.packsFrom : sentences.closedUntil)({ day }).in(language)
  },
})
