import type { Activity } from '#operations/activity/contract.ts'
import { formatRupees } from '#values/money/money.ts'
import * as words from '#values/words/office/en.ts'

/** What an edit changed: figures and short texts are told in full; what is long, or was not there before, is named. */
export const changesInWords = (changes: NonNullable<Activity['changes']>) =>
  Object.entries(changes)
    .map(([field, { from, to }]) => {
      const [before, after] = [valueInWords(field, from), valueInWords(field, to)]
      const name = words.fieldName({ field })
      return before && after ? `${name} ${before} → ${after}` : name
    })
    .join(', ')

function valueInWords(field: string, value: unknown) {
  if (typeof value === 'number') return units.get(field)?.(value) ?? String(value)
  return typeof value === 'string' && value.length <= 30 && !value.startsWith('/') ? value : ''
}

const units = new Map([
  ['price', (rupees: number) => formatRupees(rupees)],
  ['mrp', (rupees: number) => formatRupees(rupees)],
  ['discount', (percent: number) => `${percent}%`],
])
