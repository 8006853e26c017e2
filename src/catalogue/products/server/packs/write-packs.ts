import { sql, type Transaction } from 'kysely'
import type { Database, NewRow } from '#database/schema.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import type { StockChange } from '#inventory/stock/server/stock-change.ts'
import type { AddedProduct, Product, ProductEdit } from '../../contract.ts'
import type { Pack, TypedPack } from '../../pack-contract.ts'
import { newStock } from './new-stock.ts'
import { editedFirst, newFirst, packColumnsOf } from './pack-columns.ts'

type Trx = Transaction<Database>

/** Who types the stock, and when. */
export type StockEditor = { actor: { id: number; name: string }; now: Date }

/** Writes the sizes of a product that has just been added. */
export async function addPacks(trx: Trx, productId: number, fields: AddedProduct, by: StockEditor) {
  const sizes = [{ ...newFirst(fields), stock: fields.stock }, ...(fields.more_packs ?? [])]
  const changes: StockChange[] = []
  for (const [at, size] of sizes.entries()) {
    const packId = await insertPack(trx, { ...packColumnsOf(size), product_id: productId, position: at + 1 })
    changes.push({ packId, by: size.stock, reason: 'opening', actor: by.actor })
  }
  await moveTyped(trx, changes, by)
}

/** Writes what an edit changes of a product's sizes, whose rows are locked. One that is left out is archived. */
export async function editPacks(trx: Trx, { id, packs }: Product, edit: ProductEdit, by: StockEditor) {
  const [first, ...others] = packs
  if (!first) return
  await updatePack(trx, first, packColumnsOf(editedFirst(first, edit)))
  const changes = [corrected(first, edit, by)]
  const { more_packs } = edit
  // Sizes change places one after the other.
  if (more_packs) await sql`set constraints one_pack_a_place deferred`.execute(trx)
  const kept = new Set(more_packs?.map((pack) => pack.id))
  if (more_packs) for (const pack of others) if (!kept.has(pack.id)) await archivePack(trx, pack, by.now)
  for (const [at, pack] of (more_packs ?? []).entries())
    changes.push(
      await writePack(trx, { product_id: id, position: at + 2 }, { typed: pack, before: others }, by),
    )
  await moveTyped(trx, changes, by)
}

type Place = Pick<NewRow<'packs'>, 'product_id' | 'position'>
type Typed = { typed: TypedPack; before: Pack[] }

async function writePack(
  trx: Trx,
  place: Place,
  { typed, before }: Typed,
  by: StockEditor,
): Promise<StockChange> {
  const old = before.find(({ id }) => id === typed.id)
  const columns = { ...packColumnsOf(typed), ...place }
  if (!old)
    return { packId: await insertPack(trx, columns), by: typed.stock, reason: 'opening', actor: by.actor }
  await updatePack(trx, old, columns)
  return corrected(old, typed, by)
}

const corrected = (
  before: Pack,
  typed: Parameters<typeof newStock>[0],
  { actor }: StockEditor,
): StockChange => ({
  packId: before.id,
  by: newStock(typed, before) - before.stock,
  reason: 'correction',
  actor,
})

const updatePack = (trx: Trx, { id }: Pack, columns: Partial<NewRow<'packs'>>) =>
  trx.updateTable('packs').set(columns).where('id', '=', id).execute()

const archivePack = (trx: Trx, pack: Pack, now: Date) =>
  updatePack(trx, pack, { archived_at: now, position: null })

/** Without stock: that comes by a line of the ledger. */
async function insertPack(trx: Trx, columns: Omit<NewRow<'packs'>, 'stock'>) {
  const { id } = await trx
    .insertInto('packs')
    .values({ ...columns, stock: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was typed was found right while the rows were locked. */
async function moveTyped(trx: Trx, changes: StockChange[], { now }: StockEditor) {
  const moved = await moveStock(trx, changes, now)
  if (!moved.ok) throw new Error(`the stock of pack ${moved.packId} moved while it was locked`)
}
