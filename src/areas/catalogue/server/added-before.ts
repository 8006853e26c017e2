import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { pictureUrl } from '../../../values/picture.ts'
import { changesBetween } from '../../backoffice/server/record-activity.ts'
import type { StoredPicture } from '../../pictures/server/pictures.queries.ts'
import type { AddedProduct, Product } from '../contract.ts'
import { productView } from './product-view.ts'
import { findProductOfForm } from './products.queries.ts'

export type AddedBefore =
  | { ok: true; product: Product }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' | 'ADDED_DIFFERENTLY' }

/**
 * What a form added when it was sent before and its answer was lost. Where that differs from what is sent now, somebody
 * has typed on in the meantime: this must not be dropped without a word.
 */
export async function addedBefore(
  trx: Transaction<Database>,
  { form_key = '', ...fields }: AddedProduct,
  pictures: StoredPicture[],
): Promise<AddedBefore> {
  const row = await findProductOfForm(trx, form_key)
  if (!row) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
  const product = productView(row)
  const sent = { ...unsent, ...fields, pictures: pictures.map(({ key }) => pictureUrl(key)) }
  const added = { ...product, pictures: product.pictures.map(({ url }) => url) }
  return Object.keys(changesBetween<Record<string, unknown>>(added, sent)).length === 0
    ? { ok: true, product }
    : { ok: false, reason: 'ADDED_DIFFERENTLY' }
}

/** What a product has in the fields that a form leaves out. */
const unsent = { mrp: null, discount: null, composition: null }
