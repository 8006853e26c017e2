import type { Transaction } from 'kysely'
import { changeCatalogue, raiseCatalogueVersion } from '../../../database/catalogue-version.ts'
import type { Database } from '../../../database/schema.ts'
import type { UploadedFile } from '../../../http/multipart.ts'
import type { Parts } from '../../../parts.ts'
import { recordActivity } from '../../backoffice/server/record-activity.ts'
import type { StoredPicture } from '../../pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '../../pictures/server/store-pictures.ts'
import type { NewProduct, Product } from '../contract.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { type WrongField, wrongField } from './change-refusals.ts'
import { checkMrp, newColumns } from './product-columns.ts'
import { showPictures } from './product-pictures.queries.ts'
import { requireProduct } from './product-view.ts'
import { holdCategory } from './products.queries.ts'

type AddProduct = { ok: true; product: Product } | WrongField

/** Puts a new product on sale, its pictures in the order in which they were sent, the first as its cover. */
export async function addProduct(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  fields: NewProduct,
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
    const product = await insertProduct(trx, fields, stored.pictures, now)
    const subject = { kind: 'product', id: product.id, name: product.name } as const
    await recordActivity(trx, { actor, subject, action: 'added', now })
    await raiseCatalogueVersion(trx)
    return { ok: true, product }
  })
}

async function insertProduct(
  trx: Transaction<Database>,
  fields: NewProduct,
  pictures: StoredPicture[],
  now: Date,
): Promise<Product> {
  const { id } = await trx
    .insertInto('products')
    .values({ ...newColumns(fields), archived_at: null, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await showPictures(
    trx,
    id,
    await arrangePictures(trx, { present: [], added: pictures, name: fields.name, now }),
  )
  return requireProduct(trx, id)
}
