import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { PlannedProduct } from '../../rules/plan-products.ts'
import type { PublishChange } from '../publish-problems.ts'

/** Locks the products and categories of a plan against edits, in the same order as a single edit. */
export async function lockPlanned(trx: Transaction<Database>, plan: PlannedProduct[]) {
  const ids = idsOf(plan)
  await trx.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  await trx
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', [...new Set(plan.map(({ category_id }) => category_id))])
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/** Locks the stored sizes of the locked products, by id as a sale does. Sales wait from here on. */
export const lockPlannedPacks = (trx: Transaction<Database>, plan: PlannedProduct[]) =>
  trx
    .selectFrom('packs')
    .select('id')
    .where('product_id', 'in', idsOf(plan))
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Whether the locked products and their labels have the versions that were checked, the categories still exist, and no
 * other size has got one of the SKUs.
 */
export async function isStillAsChecked(trx: Transaction<Database>, changes: PublishChange[]) {
  const plan = changes.map(({ planned }) => planned)
  const categories = [...new Set(plan.map(({ category_id }) => category_id))]
  const { kept } = await trx
    .selectFrom('categories')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('id', 'in', categories)
    .executeTakeFirstOrThrow()
  const rows = await trx
    .selectFrom('products')
    .leftJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select(['products.id', 'products.version', 'product_labels.version as label_version'])
    .where('products.id', 'in', idsOf(plan))
    .execute()
  const now = new Map(rows.map((row) => [row.id, row]))
  return (
    Number(kept) === categories.length &&
    !(await isSkuTaken(trx, plan)) &&
    changes.every(({ planned: { product }, before }) => {
      if (!product) return true
      const row = now.get(product.id)
      return row?.version === product.version && row.label_version === (before?.label_version ?? null)
    })
  )
}

async function isSkuTaken(trx: Transaction<Database>, plan: PlannedProduct[]) {
  const sizes = plan.flatMap((planned) => planned.sizes)
  const skus = sizes.flatMap(({ sku }) => sku?.toLowerCase() ?? [])
  const taken = await trx
    .selectFrom('packs')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['sku']), 'in', ['', ...skus]))
    .where('position', 'is not', null)
    .where('id', 'not in', [0, ...sizes.flatMap(({ pack }) => pack?.id ?? [])])
    .limit(1)
    .executeTakeFirst()
  return taken !== undefined
}

/** 0 is no product: an empty list would be no SQL. */
const idsOf = (plan: PlannedProduct[]) => [0, ...plan.flatMap(({ product }) => product?.id ?? [])]
