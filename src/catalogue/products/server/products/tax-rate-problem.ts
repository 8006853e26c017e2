import { gstRatesOn } from '#accounting/tax/rules/gst-rates.ts'
import type { TaxClass } from '#accounting/tax/rules/tax-class.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { fieldsSentences } from '../../words/index.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'

type Rate = TaxClass | null | undefined

/**
 * The refusal of a GST rate that is no longer in force; undefined if the choice is allowed.
 * @param before the product's current rate, which it may keep
 */
export function taxRateProblem(chosen: Rate, now: Date, before?: Rate): WrongField | undefined {
  const rates = gstRatesOn(calendarDay(now, region.timeZone))
  const isEnded = typeof chosen === 'number' && !rates.includes(chosen)
  return isEnded && chosen !== before ? wrongField('tax_rate', fieldsSentences.taxRateEnded) : undefined
}
