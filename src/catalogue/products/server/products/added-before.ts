import type { Transaction } from 'kysely'
import type { StoredPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Database } from '#database/schema.ts'
import { changesBetween } from '#operations/activity/server/record-activity.ts'
import { pictureUrl } from '#values/pictures/picture.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { AddedProduct, Product } from '../../contract.ts'
import { packFacts } from '../packs/pack-columns.ts'
import { productFacts } from './product-columns.ts'
import { keptProductView } from './product-view.ts'
import { findProductOfForm } from './products.queries.ts'

export type AddedBefore =
  | { ok: true; product: Product }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' | 'ADDED_DIFFERENTLY' }

/**
 * What an earlier request with the same idempotency key added, when its answer was lost. If that differs from what is
 * sent now, the form was edited in between, and the difference must not be dropped silently.
 */
export async function addedBefore(
  trx: Transaction<Database>,
  { form_key = '', more_packs = [], translations, ...fields }: AddedProduct,
  pictures: StoredPicture[],
): Promise<AddedBefore> {
  const row = await findProductOfForm(trx, form_key)
  if (!row) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
  const product = keptProductView(row)
  const sent = {
    ...unsent,
    ...fields,
    more_packs: more_packs.map(packFacts),
    translations: withoutBlanks(translations ?? {}),
    pictures: pictures.map(({ key }) => pictureUrl(key)),
  }
  const added = { ...product, ...productFacts(product) }
  return Object.keys(changesBetween<Record<string, unknown>>(added, sent)).length === 0
    ? { ok: true, product }
    : { ok: false, reason: 'ADDED_DIFFERENTLY' }
}

/** What a product has in the fields that a form leaves out. */
const unsent = {
  mrp: null,
  discount: null,
  hsn: null,
  tax_rate: null,
  composition: null,
  sku: null,
  weight_g: null,
}
