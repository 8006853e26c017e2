import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { formatTimestamp, fromShopTime, toShopTime } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { formatRupees } from '#values/money/money.ts'
import { parseRupees } from '#values/money/parse-rupees.ts'
import type { PricePeriod } from '../contract.ts'
import * as words from '../words/office/section/en.ts'

/** A period in the form. Times are the shop's, without a time zone. */
export type PeriodValues = { price: string; starts_at: string; ends_at: string }

export const blankPeriod: PeriodValues = { price: '', starts_at: '', ends_at: '' }

export const periodValuesOf = ({ price, starts_at, ends_at }: PricePeriod): PeriodValues => ({
  price: String(price),
  starts_at: toShopTime(starts_at),
  ends_at: ends_at ? toShopTime(ends_at) : '',
})

export const periodFields: FormFields<PeriodValues> = {
  names: ['price', 'starts_at', 'ends_at'],
  labels: words.fields,
  text: (values, field) => values[field].trim(),
  formatValue: (values, field) => values[field].replace('T', ' '),
}

/** A time of the form as a timestamp; what isn't one stays, and the API's schema refuses it. */
export const timeOrNull = (typed: string) => (typed === '' ? null : (fromShopTime(typed) ?? typed))

/**
 * The values as the API takes them. The form has no seconds: a time that was not changed is sent as it is stored, so
 * that nothing shifts.
 */
export function periodBody(values: PeriodValues, stored: PricePeriod | undefined) {
  const before = stored && periodValuesOf(stored)
  const time = (field: 'starts_at' | 'ends_at') =>
    stored && before?.[field] === values[field] ? stored[field] : timeOrNull(values[field])
  return { price: values.price.trim(), starts_at: time('starts_at'), ends_at: time('ends_at') }
}

type Sentence = { price: number; starts_at: string | null; ends_at: string | null }

/** `₹90 from 1 Dec, 9:00 am to 5 Dec, 9:00 am`. */
export const periodSentence = ({ price, starts_at, ends_at }: Sentence) =>
  words.sentence({
    price: formatRupees(price),
    from: starts_at ? formatTimestamp(starts_at) : '',
    until: ends_at ? formatTimestamp(ends_at) : '',
  })

/** The sentence for what is typed; undefined while the price or a time can't be read. */
export function typedSentence({ price, starts_at, ends_at }: PeriodValues) {
  const rupees = parseRupees(price)
  const [start, end] = [starts_at, ends_at].map((typed) => (typed ? fromShopTime(typed) : null))
  if (rupees === undefined || start === undefined || end === undefined) return undefined
  return periodSentence({ price: rupees, starts_at: start, ends_at: end })
}
