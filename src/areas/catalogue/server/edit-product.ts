import type { Transaction } from 'kysely'
import { changeCatalogue, raiseCatalogueVersion } from '../../../database/catalogue-version.ts'
import type { Database } from '../../../database/schema.ts'
import type { UploadedFile } from '../../../http/multipart.ts'
import type { Parts } from '../../../parts.ts'
import { changesBetween, recordActivity } from '../../backoffice/server/record-activity.ts'
import type { StoredPicture } from '../../pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '../../pictures/server/store-pictures.ts'
import type { Product, ProductEdit } from '../contract.ts'
import { arrangePictures, canArrange } from './arrange-pictures.ts'
import { type EditedMeanwhile, type WrongField, wrongField } from './change-refusals.ts'
import { editedMeanwhile } from './edited-meanwhile.ts'
import { checkMrp, editedColumns, productFacts } from './product-columns.ts'
import { findShownPictures, showPictures } from './product-pictures.queries.ts'
import { requireProduct } from './product-view.ts'
import { holdCategory, lockProduct, raiseProductVersion, updateProduct } from './products.queries.ts'

export type EditProductRefused =
  | { ok: false; reason: 'NO_SUCH_PRODUCT' }
  | WrongField
  | EditedMeanwhile<Product>
type EditProduct = { ok: true; product: Product } | EditProductRefused

/**
 * Saves the fields and pictures that were sent. An edit that changes nothing leaves no trace; one that was opened at an
 * older version is refused, with what has changed since.
 */
export async function editProduct(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  productId: number,
  edit: ProductEdit,
  files: UploadedFile[],
): Promise<EditProduct> {
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)

  return changeCatalogue(parts, async (trx): Promise<EditProduct> => {
    if (!(await lockProduct(trx, productId))) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
    const before = await requireProduct(trx, productId)
    const present = await findShownPictures(trx, productId)
    const refused =
      (await editedMeanwhile(trx, { kind: 'product', current: before, openedAt: edit.version })) ??
      (await checkEdit(trx, edit, before)) ??
      checkPictures(edit, present, files)
    if (refused) return refused

    const now = parts.clock.now()
    await writeFields(trx, before, edit, now)
    await writePictures(trx, before, { present, added: stored.pictures, wanted: edit.pictures, now })
    return { ok: true, product: await recordEdit(trx, actor, before, now) }
  })
}

async function checkEdit(trx: Transaction<Database>, edit: ProductEdit, before: Product) {
  if (edit.category_id !== undefined && !(await holdCategory(trx, edit.category_id)))
    return wrongField('category_id', 'This category does not exist any more.')
  if (newStock(edit, before) < 0)
    return wrongField('stock', `Some were sold meanwhile: ${before.stock} are left now.`)
  return checkMrp(edit.price ?? before.price, edit.mrp === undefined ? before.mrp : edit.mrp)
}

const checkPictures = (
  { pictures }: ProductEdit,
  present: Parameters<typeof canArrange>[1],
  files: UploadedFile[],
) =>
  pictures && !canArrange(pictures, present, files.length)
    ? wrongField('pictures', 'These pictures have changed meanwhile. Please choose them again.')
    : null

/** What was sold while the form was open stays sold: only the difference that was typed is applied. */
const newStock = ({ stock, stock_was }: ProductEdit, before: Product) =>
  stock === undefined ? before.stock : stock_was === undefined ? stock : before.stock + stock - stock_was

async function writeFields(trx: Transaction<Database>, before: Product, edit: ProductEdit, now: Date) {
  const { version, stock_was, pictures, ...fields } = edit
  await updateProduct(trx, before.id, {
    ...editedColumns(fields),
    stock: newStock(edit, before),
    updated_at: now,
  })
}

type NewPictures = Omit<Parameters<typeof arrangePictures>[1], 'name'> & { added: StoredPicture[] }

async function writePictures(trx: Transaction<Database>, { id, name }: Product, pictures: NewPictures) {
  if (pictures.added.length > 0 || pictures.wanted)
    await showPictures(trx, id, await arrangePictures(trx, { ...pictures, name }))
}

async function recordEdit(
  trx: Transaction<Database>,
  actor: { id: number; name: string },
  before: Product,
  now: Date,
) {
  const after = await requireProduct(trx, before.id)
  const changes = changesBetween(productFacts(before), productFacts(after))
  if (Object.keys(changes).length === 0) return before
  const version = await raiseProductVersion(trx, before.id)
  const subject = { kind: 'product', id: after.id, name: after.name } as const
  await recordActivity(trx, { actor, subject, action: 'edited', changes, now })
  await raiseCatalogueVersion(trx)
  return { ...after, version }
}
