import { sql } from 'kysely'
import { gstRatesOn } from '#accounting/tax/rules/gst-rates.ts'
import { requiresTaxDetails } from '#accounting/tax/rules/supply-rules.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { taxRequirements } from '../contract.ts'
import { hidUntaxed } from '../words/office/en.ts'
import { hideIncompleteOnSale } from './hide-incomplete-on-sale.ts'

type Needed = Pick<Parts, 'db' | 'catalogueVersion' | 'clock' | 'store' | 'settings'>

/**
 * A job: if the merchant is GST-registered, hides products without an HSN code or a valid tax rate at once, whatever
 * the deadline for labels, because their sales could not be invoiced. Checkout refuses them too.
 */
export async function hideProductsWithoutTaxData(parts: Needed): Promise<void> {
  const day = calendarDay(parts.clock.now(), region.timeZone)
  if (!requiresTaxDetails(parts.store().tax.kind, day) || !(await findUntaxed(parts.db, gstRatesOn(day))))
    return
  await hideIncompleteOnSale(parts, {
    action: hidUntaxed,
    shouldHide: ({ missing }) => missing.some((name) => taxRequirements.includes(name)),
  })
}

/**
 * A product on sale without an HSN code or a valid rate; undefined if there is none. A cheap check first, because the
 * job runs often.
 */
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
