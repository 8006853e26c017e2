import { sql, type Transaction, type UpdateObject } from 'kysely'
import { deletePeriodsOf } from '#catalogue/price-periods/server/periods.queries.ts'
import type { Database, NewRow } from '#database/schema.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import type { StockChange } from '#inventory/stock/server/stock-change.ts'
import type { AddProductInput, Product, ProductEdit } from '../../contract.ts'
import type { Variant, VariantInput } from '../../variant-contract.ts'
import { applyStockDifference } from './apply-stock-difference.ts'
import { editedFirstVariant, newFirstVariant, toEditedColumns, toVariantColumns } from './variant-columns.ts'

type Trx = Transaction<Database>

/** Who makes the change, and when. */
export type ChangeAuthor = { actor: { id: number; name: string }; now: Date }

/** Inserts the variants of a product that has just been added, with their opening stock. */
export async function insertVariants(trx: Trx, productId: number, fields: AddProductInput, by: ChangeAuthor) {
  const variants = [{ ...newFirstVariant(fields), stock: fields.stock }, ...(fields.more_packs ?? [])]
  const changes: StockChange[] = []
  for (const [at, variant] of variants.entries()) {
    const packId = await insertVariant(trx, {
      ...toVariantColumns(variant),
      product_id: productId,
      position: at + 1,
    })
    changes.push({ packId, by: variant.stock, reason: 'opening', actor: by.actor })
  }
  await moveCheckedStock(trx, changes, by)
}

/**
 * Writes an edit's variants and stock differences; the rows must be locked. A variant that is left out is archived; if
 * the edit has no list of further variants, only the first changes.
 */
export async function editVariants(trx: Trx, { id, packs }: Product, edit: ProductEdit, by: ChangeAuthor) {
  const [first, ...others] = packs
  if (!first) return
  await updateVariant(trx, first, toEditedColumns(editedFirstVariant(first, edit)))
  const changes = [stockCorrection(first, edit, by)]
  const { more_packs } = edit
  // Variants swap positions one by one, so uniqueness is checked at commit.
  if (more_packs) await sql`set constraints one_pack_a_place deferred`.execute(trx)
  const keptIds = new Set(more_packs?.map((variant) => variant.id))
  if (more_packs)
    for (const variant of others) if (!keptIds.has(variant.id)) await archiveVariant(trx, variant, by.now)
  for (const [at, variant] of (more_packs ?? []).entries())
    changes.push(
      await writeVariant(trx, { product_id: id, position: at + 2 }, { typed: variant, before: others }, by),
    )
  await moveCheckedStock(trx, changes, by)
}

type Place = Pick<NewRow<'packs'>, 'product_id' | 'position'>
type VariantEdit = { typed: VariantInput; before: Variant[] }

/**
 * Inserts or updates a variant after the first.
 * @returns the stock movement that the caller must make
 */
async function writeVariant(
  trx: Trx,
  place: Place,
  { typed, before }: VariantEdit,
  by: ChangeAuthor,
): Promise<StockChange> {
  const existing = before.find(({ id }) => id === typed.id)
  if (!existing) {
    const packId = await insertVariant(trx, { ...toVariantColumns(typed), ...place })
    return { packId, by: typed.stock, reason: 'opening', actor: by.actor }
  }
  await updateVariant(trx, existing, { ...toEditedColumns(typed), ...place })
  return stockCorrection(existing, typed, by)
}

/** The stock movement for the difference that was typed into a variant's form. */
const stockCorrection = (
  before: Variant,
  typed: Parameters<typeof applyStockDifference>[0],
  { actor }: ChangeAuthor,
): StockChange => ({
  packId: before.id,
  by: applyStockDifference(typed, before) - before.stock,
  reason: 'correction',
  actor,
})

const updateVariant = (trx: Trx, { id }: Variant, columns: UpdateObject<Database, 'packs'>) =>
  trx.updateTable('packs').set(columns).where('id', '=', id).execute()

async function archiveVariant(trx: Trx, variant: Variant, now: Date) {
  await deletePeriodsOf(trx, variant.id)
  await updateVariant(trx, variant, { archived_at: now, position: null })
}

/** Inserts without stock; a stock movement adds it. */
async function insertVariant(trx: Trx, columns: Omit<NewRow<'packs'>, 'stock'>) {
  const { id } = await trx
    .insertInto('packs')
    .values({ ...columns, stock: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Moves stock that was validated under the lock, so a refusal is a bug. */
async function moveCheckedStock(trx: Trx, changes: StockChange[], { now }: ChangeAuthor) {
  const moved = await moveStock(trx, changes, now)
  if (!moved.ok) throw new Error(`the stock of pack ${moved.packId} moved while it was locked`)
}
