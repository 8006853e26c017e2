import type { Transaction } from 'kysely'
import { changeCatalogue, raiseCatalogueVersion } from '../../../database/catalogue-version.ts'
import type { Database } from '../../../database/schema.ts'
import type { UploadedFile } from '../../../http/multipart.ts'
import type { Parts } from '../../../parts.ts'
import { recordActivity } from '../../backoffice/server/record-activity.ts'
import type { StoredPicture } from '../../pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '../../pictures/server/store-pictures.ts'
import type { AddedProduct, Product } from '../contract.ts'
import { type AddedBefore, addedBefore } from './added-before.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { type WrongField, wrongField } from './change-refusals.ts'
import { checkMrp, newColumns } from './product-columns.ts'
import { showPictures } from './product-pictures.queries.ts'
import { requireProduct } from './product-view.ts'
import { holdCategory } from './products.queries.ts'

type AddProduct = AddedBefore | WrongField
export type AddProductRefused = Exclude<AddProduct, { ok: true }>

/**
 * Puts a new product on sale, its pictures in the order in which they were sent, the first as its cover. A form that
 * is sent again finds what it added.
 */
export async function addProduct(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  fields: AddedProduct,
  files: UploadedFile[],
): Promise<AddProduct> {
  const wrong = checkMrp(fields.price, fields.mrp)
  if (wrong) return wrong
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)

  return changeCatalogue(parts, async (trx): Promise<AddProduct> => {
    if (!(await holdCategory(trx, fields.category_id)))
      return wrongField('category_id', 'This category does not exist any more.')
    const now = parts.clock.now()
    const id = await insertProduct(trx, fields, now)
    if (id === undefined) return addedBefore(trx, fields, stored.pictures)
    await showNewPictures(trx, { id, name: fields.name }, stored.pictures, now)
    const product = await requireProduct(trx, id)
    const subject = { kind: 'product', id: product.id, name: product.name } as const
    await recordActivity(trx, { actor, subject, action: 'added', now })
    await raiseCatalogueVersion(trx)
    return { ok: true, product }
  })
}

/** @returns nothing when the same form has added its product before */
async function insertProduct(trx: Transaction<Database>, fields: AddedProduct, now: Date) {
  const row = await trx
    .insertInto('products')
    .values({ ...newColumns(fields), archived_at: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('one_product_a_form').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

async function showNewPictures(
  trx: Transaction<Database>,
  { id, name }: Pick<Product, 'id' | 'name'>,
  added: StoredPicture[],
  now: Date,
) {
  await showPictures(trx, id, await arrangePictures(trx, { present: [], added, name, now }))
}
