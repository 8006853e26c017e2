import type { Activity } from '#operations/activity/contract.ts'
import { formatRupees } from '#values/money/money.ts'
import * as words from '#values/words/office/en.ts'

/**
 * Describes the changes of an edit: numbers and short texts with old and new value; of long or new values only the
 * field's name.
 */
export const formatChanges = (changes: NonNullable<Activity['changes']>) =>
  Object.entries(changes)
    .map(([field, { from, to }]) => {
      const [before, after] = [formatValue(field, from), formatValue(field, to)]
      const name = words.fieldName({ field })
      return before && after ? `${name} ${before} → ${after}` : name
    })
    .join(', ')

function formatValue(field: string, value: unknown) {
  if (typeof value === 'number') return units.get(field)?.(value) ?? String(value)
  return typeof value === 'string' && value.length <= 30 && !value.startsWith('/') ? value : ''
}

const units = new Map([
  ['price', (rupees: number) => formatRupees(rupees)],
  ['mrp', (rupees: number) => formatRupees(rupees)],
  ['discount', (percent: number) => `${percent}%`],
])
