import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { taxColumns } from '#accounting/tax/rules/tax-class.ts'
import { visibilityColumns } from '#catalogue/products/server/visibility/visibility-columns.ts'
import type { Database } from '#database/schema.ts'
import type { PlannedProduct } from '../../rules/plan-products.ts'
import type { PublishChange } from '../publish-problems.ts'
import { inSteps } from './in-steps.ts'

/** Writes the columns of the products that are stored, and raises their versions. */
export async function updatePlannedProducts(trx: Transaction<Database>, changes: PublishChange[], now: Date) {
  const rows = changes.flatMap(({ planned }) => {
    const { product, hsn, discount, tax_rate } = planned
    return product
      ? { product, texts: textsOf(planned), columns: { discount, hsn, ...taxColumns(tax_rate) } }
      : []
  })
  await inSteps(rows, (part) => {
    const columns = JSON.stringify(part.map(({ product: { id }, columns }) => ({ id, ...columns })))
    return sql`
      update products set discount = row.discount, hsn = row.hsn, tax_rate = row.tax_rate, exemption = row.exemption,
        version = version + 1, updated_at = ${now}
      from jsonb_to_recordset(${columns}::jsonb) as row (id integer, discount integer, hsn text, tax_rate integer,
        exemption text)
      where products.id = row.id`.execute(trx)
  })
  // Texts are written only where they differ, because triggers write the words that products are searched by.
  const renamed = rows.filter(({ product, texts }) => !isDeepStrictEqual(textsOf(product), texts))
  await inSteps(renamed, (part) => {
    const texts = JSON.stringify(part.map(({ product: { id }, texts }) => ({ id, ...texts })))
    return sql`
      update products set name = row.name, one_liner = row.one_liner, description = row.description,
        category_id = row.category_id
      from jsonb_to_recordset(${texts}::jsonb) as row (id integer, name text, one_liner text, description text,
        category_id integer)
      where products.id = row.id`.execute(trx)
  })
}

type Texts = Pick<PlannedProduct, 'name' | 'one_liner' | 'description' | 'category_id'>

const textsOf = ({ name, one_liner, description, category_id }: Texts) => ({
  name,
  one_liner,
  description,
  category_id,
})

/** Changes who sees the products, in one statement for each kind of change: most imports have one or none. */
export async function updatePlannedVisibility(
  trx: Transaction<Database>,
  changes: PublishChange[],
  now: Date,
) {
  const kinds = new Map<string, { columns: ReturnType<typeof visibilityColumns>; ids: number[] }>()
  for (const { planned, shown } of changes) {
    const { product } = planned
    if (!product || product.visibility === shown.visibility) continue
    const columns = visibilityColumns(shown, product, now)
    const key = JSON.stringify(columns)
    const kind = kinds.get(key) ?? { columns, ids: [] }
    kind.ids.push(product.id)
    kinds.set(key, kind)
  }
  for (const { columns, ids } of kinds.values())
    await trx.updateTable('products').set(columns).where('id', 'in', ids).execute()
}
