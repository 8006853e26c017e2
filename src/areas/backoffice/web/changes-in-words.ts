import { fieldWord } from '../../../values/field-words.ts'
import { formatRupees } from '../../../values/money.ts'
import type { Activity } from '../contract.ts'

/** What an edit changed: figures and short texts are told in full; what is long, or was not there before, is named. */
export const changesInWords = (changes: NonNullable<Activity['changes']>) =>
  Object.entries(changes)
    .map(([field, { from, to }]) => {
      const [before, after] = [valueInWords(field, from), valueInWords(field, to)]
      return before && after ? `${fieldWord(field)} ${before} → ${after}` : fieldWord(field)
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
