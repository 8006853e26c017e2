import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { ChangedCells } from '#database/tables/product-changes.ts'
import { dayMs, hourMs } from '#values/time/durations.ts'
import type { LastChange, ProductCellsInput } from '../../table-contract.ts'

type Trx = Transaction<Database>

type Change = {
  formKey: string
  productId: number
  actor: { id: number }
  asked: ProductCellsInput
  cells: ChangedCells
  now: Date
}

/** Stores what a request changed of a product, to undo it and to recognize a repeated request. */
export const recordChange = (trx: Trx, { formKey, productId, actor, asked, cells, now }: Change) =>
  trx
    .insertInto('product_changes')
    .values({
      form_key: formKey,
      product_id: productId,
      actor_id: actor.id,
      asked: JSON.stringify(asked),
      cells: JSON.stringify(cells),
      changed_at: now,
    })
    .execute()

/**
 * What a request with this idempotency key changed of a product, whose row must be locked; undefined if nothing.
 * `asked` is the input of that request.
 */
export const findChange = (trx: Trx, formKey: string, productId: number) =>
  trx
    .selectFrom('product_changes')
    .select(['id', 'asked', 'cells', 'undone_at'])
    .where('form_key', '=', formKey)
    .where('product_id', '=', productId)
    .executeTakeFirst()

/** Marks a stored change, by its own id, as undone. */
export const markUndone = (trx: Trx, id: number, now: Date) =>
  trx.updateTable('product_changes').set({ undone_at: now }).where('id', '=', id).execute()

/**
 * The ids of products that were changed with this idempotency key, ascending: the first `limit` above `after`, and
 * whether there are more.
 */
export async function listProductsChangedWith(db: Db, formKey: string, after: number, limit: number) {
  const rows = await db
    .selectFrom('product_changes')
    .select('product_id')
    .where('form_key', '=', formKey)
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit + 1)
    .execute()
  const ids = rows.map(({ product_id }) => product_id)
  return { ids: ids.slice(0, limit), isMore: ids.length > limit }
}

/** The administrator's last change that can be undone: at most an hour old and not completely undone yet. */
export async function findLastChange(db: Db, actor: { id: number }, now: Date): Promise<LastChange | null> {
  const last = await db
    .selectFrom('product_changes')
    .select(['form_key', 'changed_at'])
    .where('actor_id', '=', actor.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || now.getTime() - last.changed_at.getTime() > hourMs) return null
  const { count } = await db
    .selectFrom('product_changes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('form_key', '=', last.form_key)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  const products = Number(count)
  return products === 0 ? null : { form_key: last.form_key, at: last.changed_at.toISOString(), products }
}

const retentionMs = 30 * dayMs

/** A job: deletes the records of changes after 30 days; these can then no longer be undone. */
export const purgeChanges = (db: Db, now: Date) =>
  db
    .deleteFrom('product_changes')
    .where('changed_at', '<', new Date(now.getTime() - retentionMs))
    .execute()
