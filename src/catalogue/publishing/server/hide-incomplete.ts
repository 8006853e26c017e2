import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { hidUnlabelled } from '../words/office/en.ts'
import { hideIncompleteOnSale } from './hide-incomplete-on-sale.ts'

/** A job: once the merchant's deadline has passed, hides products that are on sale without the required label. */
export async function hideIncomplete(parts: Parts): Promise<void> {
  const { labelDeadline } = parts.store()
  if (!labelDeadline || calendarDay(parts.clock.now(), region.timeZone) <= labelDeadline) return
  await hideIncompleteOnSale(parts, { action: hidUnlabelled, shouldHide: () => true })
}
