import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { newColumns } from '#catalogue/products/server/products/product-columns.ts'
import { toVariantColumns } from '#catalogue/products/server/variants/variant-columns.ts'
import { visibilityColumns } from '#catalogue/products/server/visibility/visibility-columns.ts'
import type { Database } from '#database/schema.ts'
import type { StockChange } from '#inventory/stock/server/stock-change.ts'
import type { PlannedProduct } from '../../rules/plan-products.ts'
import type { PublishChange } from '../publish-problems.ts'
import type { ImportAuthor } from './import-author.ts'
import { inSteps } from './in-steps.ts'

/** @returns the ids of the new products by their first row in the file */
export async function insertPlannedProducts(
  trx: Transaction<Database>,
  changes: PublishChange[],
  { importId, now }: Pick<ImportAuthor, 'importId' | 'now'>,
) {
  const rows = changes.flatMap(({ planned, shown }) => {
    const [first] = planned.sizes
    if (planned.product || !first) return []
    const fields = { ...planned, ...first, quantity: first.size, stock: first.units, visibility: undefined }
    return {
      ...newColumns({ ...fields, form_key: keyOf(importId, planned.row) }),
      archived_at: null,
      ...visibilityColumns(shown, { visibility: 'on_sale' }, now),
      created_at: now,
      updated_at: now,
    }
  })
  const ids = new Map<string | null, number>()
  const added = await inSteps(rows, (part) =>
    trx.insertInto('products').values(part).returning(['id', 'form_key']).execute(),
  )
  for (const { id, form_key } of added.flat()) ids.set(form_key, id)
  return new Map(
    changes.flatMap(({ planned: { row } }) => {
      const id = ids.get(keyOf(importId, row))
      return id === undefined ? [] : [[row, id] as const]
    }),
  )
}

const keyOf = (importId: number, row: number) => `import-${importId}-row-${row}`

/** Writes the columns of sizes that are stored. SKUs that change are cleared first, because two may swap them. */
export async function updatePlannedPacks(trx: Transaction<Database>, plan: PlannedProduct[]) {
  const sizes = plan.flatMap((planned) => planned.sizes).filter(isEdited)
  const newSkus = sizes.flatMap(({ pack, sku }) => (pack?.sku && pack.sku !== sku ? pack.id : []))
  if (newSkus.length > 0)
    await trx.updateTable('packs').set({ sku: null }).where('id', 'in', newSkus).execute()
  const rows = sizes.flatMap(({ pack, ...size }) => (pack ? { id: pack.id, ...toVariantColumns(size) } : []))
  await inSteps(rows, (part) =>
    sql`
      update packs set label = row.label, mrp_paise = row.mrp_paise, sku = row.sku,
        price_paise = case when regular_paise is null then row.price_paise else packs.price_paise end,
        regular_paise = case when regular_paise is not null then row.price_paise end,
        weight_g = row.weight_g
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as row (id integer, label text, price_paise integer,
        mrp_paise integer, sku text, weight_g integer)
      where packs.id = row.id`.execute(trx),
  )
}

/** Whether a stored size shall be another than it is, apart from its stock. */
const isEdited = ({ pack, size, price, mrp, sku, weight_g }: PlannedProduct['sizes'][number]) =>
  pack !== undefined &&
  !isDeepStrictEqual(toVariantColumns(pack), toVariantColumns({ size, price, mrp, sku, weight_g }))

/**
 * Adds the new sizes after the stored ones, without stock.
 * @returns the movements that add their stock
 */
export async function insertPlannedPacks(
  trx: Transaction<Database>,
  plan: PlannedProduct[],
  addedIds: ReadonlyMap<number, number>,
): Promise<StockChange[]> {
  const rows = plan.flatMap(({ row, product, sizes }) => {
    const product_id = product?.id ?? addedIds.get(row) ?? 0
    const taken = product?.packs.length ?? 0
    return sizes
      .filter(({ pack }) => !pack)
      .map((size, at) => ({
        units: size.units,
        columns: { ...toVariantColumns(size), product_id, position: taken + at + 1, stock: 0 },
      }))
  })
  const units = new Map(
    rows.map(({ units, columns }) => [`${columns.product_id} ${columns.position}`, units]),
  )
  const added = await inSteps(rows, (part) =>
    trx
      .insertInto('packs')
      .values(part.map(({ columns }) => columns))
      .returning(['id', 'product_id', 'position'])
      .execute(),
  )
  return added.flat().map(({ id, product_id, position }) => ({
    packId: id,
    by: units.get(`${product_id} ${position}`) ?? 0,
    reason: 'opening',
  }))
}
