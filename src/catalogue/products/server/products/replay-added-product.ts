import type { Transaction } from 'kysely'
import type { StoredPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Database } from '#database/schema.ts'
import { changesBetween } from '#operations/activity/server/record-activity.ts'
import { pictureUrl } from '#values/pictures/picture.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { AddProductInput, Product } from '../../contract.ts'
import { comparableVariant } from '../variants/variant-columns.ts'
import { comparableProduct } from './product-columns.ts'
import { adminProductView } from './product-view.ts'
import { findProductByFormKey } from './products.queries.ts'

export type ReplayedAdd =
  | { ok: true; product: Product }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' | 'ADDED_DIFFERENTLY' }

/**
 * What an earlier request with the same idempotency key added, when its answer was lost. If that differs from the
 * current input, the form was edited in between, and the difference must not be dropped silently.
 */
export async function replayAddedProduct(
  trx: Transaction<Database>,
  { form_key = '', more_packs = [], translations, ...fields }: AddProductInput,
  pictures: StoredPicture[],
): Promise<ReplayedAdd> {
  const row = await findProductByFormKey(trx, form_key)
  if (!row) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
  const product = adminProductView(row)
  const sent = {
    ...omittedFields,
    ...fields,
    more_packs: more_packs.map(comparableVariant),
    translations: withoutBlanks(translations ?? {}),
    pictures: pictures.map(({ key }) => pictureUrl(key)),
  }
  const added = { ...product, ...comparableProduct(product) }
  return Object.keys(changesBetween<Record<string, unknown>>(added, sent)).length === 0
    ? { ok: true, product }
    : { ok: false, reason: 'ADDED_DIFFERENTLY' }
}

/** The values of fields that a form omits. */
const omittedFields = {
  mrp: null,
  discount: null,
  hsn: null,
  tax_rate: null,
  composition: null,
  sku: null,
  weight_g: null,
}
