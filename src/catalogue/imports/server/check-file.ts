import { gstRatesOn } from '#accounting/tax/rules/gst-rates.ts'
import { adminProductView } from '#catalogue/products/server/products/product-view.ts'
import { selectProducts } from '#catalogue/products/server/products/products.queries.ts'
import type { Db } from '#database/connect.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { checkProducts } from '../rules/check-products.ts'
import { parseProductFile } from './parse-product-file.ts'

/** What a file would change, and what is wrong with it. */
export async function checkFile(db: Db, bytes: Uint8Array, now: Date) {
  const { rows, problems } = parseProductFile(bytes)
  const [products, categories] = await Promise.all([
    selectProducts(db, 'kept').execute(),
    db.selectFrom('categories').select('name').execute(),
  ])
  const checked = checkProducts(rows, {
    products: new Map(products.map((row) => [row.id, adminProductView(row)])),
    categories: categories.map(({ name }) => name),
    gstRates: gstRatesOn(calendarDay(now, region.timeZone)),
  })
  return { ...checked, rows: rows.length, problems: [...problems, ...checked.problems] }
}
