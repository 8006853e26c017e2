import { sql, type Transaction } from 'kysely'
import { comparableProduct } from '#catalogue/products/server/products/product-columns.ts'
import { adminProductView } from '#catalogue/products/server/products/product-view.ts'
import { selectProducts } from '#catalogue/products/server/products/products.queries.ts'
import type { Database } from '#database/schema.ts'
import { changesBetween } from '#operations/activity/server/record-activity.ts'
import type { PlannedProduct } from '../../rules/plan-products.ts'
import type { ImportAuthor } from './import-author.ts'
import { inSteps } from './in-steps.ts'

/** Logs each product that was added or changed, as the forms do. */
export async function recordImported(
  trx: Transaction<Database>,
  plan: PlannedProduct[],
  addedIds: ReadonlyMap<number, number>,
  by: ImportAuthor,
) {
  await inSteps(plan, async (part) => {
    const entries = [...addedEntries(part, addedIds), ...(await editedEntries(trx, part))]
    await writeEntries(trx, entries, by)
  })
}

type Entry = { id: number; name: string; action: 'added' | 'edited'; changes: object | null }

const addedEntries = (plan: PlannedProduct[], addedIds: ReadonlyMap<number, number>): Entry[] =>
  plan.flatMap(({ row, name }) => {
    const id = addedIds.get(row)
    return id === undefined ? [] : { id, name, action: 'added', changes: null }
  })

async function editedEntries(trx: Transaction<Database>, plan: PlannedProduct[]): Promise<Entry[]> {
  const before = new Map(plan.flatMap(({ product }) => (product ? [[product.id, product]] : [])))
  const edited = await selectProducts(trx, 'kept')
    .where('products.id', 'in', [0, ...before.keys()])
    .execute()
  return edited.flatMap((row) => {
    const was = before.get(row.id)
    if (!was) return []
    const changes = changesBetween(comparableProduct(was), comparableProduct(adminProductView(row)))
    return { id: row.id, name: row.name, action: 'edited', changes }
  })
}

const writeEntries = (trx: Transaction<Database>, entries: Entry[], { actor, now }: ImportAuthor) =>
  sql`
    insert into activity (actor_id, actor_name, subject_kind, subject_id, subject_name, action, changes, happened_at)
    select ${actor.id}::integer, ${actor.name}, 'product', id, name, action, changes, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as line (id text, name text, action text, changes jsonb)`.execute(trx)
