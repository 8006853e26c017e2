import type { Variant } from '#catalogue/products/variant-contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { onDay } from '#values/words/days/en.ts'
import * as words from '../words/en.ts'

/** The last day of a lower price. Nothing for a price without an end, and for one above the regular price. */
export function OfferUntil({ period }: Pick<Variant, 'period'>) {
  if (!period?.until || period.price >= period.regular) return null
  // The end is not part of the period: an offer until midnight ends on the day before.
  const lastMoment = new Date(Date.parse(period.until) - 1)
  const day = onDay({ day: calendarDay(lastMoment, region.timeZone) })
  return <p className="mt-1 text-sm font-medium text-success">{words.offerUntil({ day })}</p>
}
