import { sql } from 'kysely'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { gstRatesOn } from '#values/tax/gst-rates.ts'
import { requiresTaxDetails } from '#values/tax/supply-rules.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { taxRequirements } from '../contract.ts'
import { hidUntaxed } from '../words/office/en.ts'
import { hideIncompleteOnSale } from './hide-incomplete-on-sale.ts'

type Needed = Pick<Parts, 'db' | 'catalogueVersion' | 'clock' | 'store' | 'settings'>

/**
 * A job: products without an HSN code or a rate of the day go off sale where the
 * merchant is registered, at once and whatever deadline there is for labels, as they do when a rate ends. No sale of theirs
 * could be invoiced; an order refuses them too.
 */
export async function hideUntaxed(parts: Needed): Promise<void> {
  const day = calendarDay(parts.clock.now(), region.timeZone)
  if (!requiresTaxDetails(parts.store().tax.kind, day) || !(await findUntaxed(parts.db, gstRatesOn(day))))
    return
  await hideIncompleteOnSale(parts, {
    action: hidUntaxed,
    isToGo: ({ missing }) => missing.some((name) => taxRequirements.includes(name)),
  })
}

/** A cheap check first, because the job runs often. */
const findUntaxed = (db: Parts['db'], rates: number[]) =>
  db
    .selectFrom('products')
    .select('id')
    .where('archived_at', 'is', null)
    .where(
      sql<boolean>`(hsn is null or tax_rate is null
        or (exemption is null and tax_rate <> all (${rates}::integer[])))`,
    )
    .limit(1)
    .executeTakeFirst()
