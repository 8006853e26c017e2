import { region } from '#values/region.ts'
import { ratesOn } from '#values/tax/gst-rates.ts'
import type { TaxClass } from '#values/tax/tax-class.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { said } from '../../words/office/fields/index.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'

type Rate = TaxClass | null | undefined

/** A rate of GST that has ended cannot be chosen any more. @param before what the product had, which it may keep */
export function rateProblem(chosen: Rate, now: Date, before?: Rate): WrongField | undefined {
  const rates = ratesOn(calendarDay(now, region.timeZone))
  const isEnded = typeof chosen === 'number' && !rates.includes(chosen)
  return isEnded && chosen !== before ? wrongField('tax_rate', said.taxRateEnded) : undefined
}
