import type { Transaction } from 'kysely'
import type { StoredPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { lockPublishRules } from '#catalogue/publishing/server/missing-to-publish.ts'
import { catchNotPublishable, requirePublishable } from '#catalogue/publishing/server/require-publishable.ts'
import { findPriceProblem } from '#catalogue/variants/rules/price-problem.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import type { AddProductInput, Product } from '../../contract.ts'
import type { VisibilitySchedule } from '../../visibility-contract.ts'
import { fieldsSentences, sentences } from '../../words/index.ts'
import type { UnconfirmedClaims } from '../categories/category-claims.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'
import { newFirstVariant } from '../variants/variant-columns.ts'
import { variantsProblem } from '../variants/variants-problem.ts'
import { insertVariants } from '../variants/write-variants.ts'
import { initialVisibility, resolveVisibility } from '../visibility/resolve-visibility.ts'
import { visibilityColumns } from '../visibility/visibility-columns.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { createClaimConfirmer, toUnconfirmedClaims } from './confirm-product-claims.ts'
import { newColumns } from './product-columns.ts'
import { replaceShownPictures } from './product-pictures.queries.ts'
import { requireProduct } from './product-view.ts'
import { lockCategoryReference } from './products.queries.ts'
import { type ReplayedAdd, replayAddedProduct } from './replay-added-product.ts'
import { taxRateProblem } from './tax-rate-problem.ts'

type AddProduct = ReplayedAdd | WrongField | UnconfirmedClaims
export type AddProductRefused = Exclude<AddProduct, { ok: true }>

/**
 * Adds a product: on sale in a demo, a draft in a real shop, where it first needs a label. Pictures keep their order;
 * the first is the cover. The form key is an idempotency key: a repeated request returns the product that the first one
 * added.
 */
export async function addProduct(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  { claims_confirmed, ...fields }: AddProductInput,
  files: UploadedFile[],
): Promise<AddProduct> {
  const { price, mrp = null, discount = null } = fields
  const priceIssue = findPriceProblem({ price, mrp, discount })
  if (priceIssue) return wrongField(priceIssue.field, fieldsSentences.prices[priceIssue.problem])
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)

  const adding = changeCatalogue(parts, async (trx): Promise<AddProduct> => {
    const rules = await lockPublishRules(trx, parts)
    if (!(await lockCategoryReference(trx, fields.category_id)))
      return wrongField('category_id', sentences.categoryIsGone)
    const now = parts.clock.now()
    const { form_key, more_packs: more = [] } = fields
    const problem = await variantsProblem(trx, {
      of: { form_key },
      before: [],
      first: newFirstVariant(fields),
      more,
    })
    if (problem) return problem
    const initial = initialVisibility(parts.settings)
    const shown = resolveVisibility(initial, fields, now)
    if (!shown.ok) return shown
    const wrongRate = taxRateProblem(fields.tax_rate, now)
    if (wrongRate) return wrongRate
    const id = await insertProduct(trx, fields, shown.shown, now)
    if (id === undefined) return replayAddedProduct(trx, { ...initial, ...fields }, stored.pictures)
    await insertVariants(trx, id, fields, { actor, now })
    await saveNewPictures(trx, { id, name: fields.name }, stored.pictures, now)
    const product = await requireProduct(trx, id)
    const subject = { kind: 'product', id: product.id, name: product.name } as const
    await recordActivity(trx, { actor, subject, action: 'added', now })
    await requirePublishable(trx, rules, id, {
      confirm: createClaimConfirmer(claims_confirmed, { actor, now }),
    })
    await bumpCatalogueVersion(trx)
    return { ok: true, product }
  })
  return catchNotPublishable(
    adding,
    (problem) => toUnconfirmedClaims(problem) ?? wrongField('visibility', problem.sentence),
  )
}

/** @returns undefined if this idempotency key was used before */
async function insertProduct(
  trx: Transaction<Database>,
  fields: AddProductInput,
  shown: VisibilitySchedule,
  now: Date,
) {
  const row = await trx
    .insertInto('products')
    .values({
      ...newColumns(fields),
      archived_at: null,
      ...visibilityColumns(shown, { visibility: 'on_sale' }, now),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.constraint('one_product_a_form').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Inserts the rows of the uploaded pictures, and shows them on the new product in their order. */
async function saveNewPictures(
  trx: Transaction<Database>,
  { id, name }: Pick<Product, 'id' | 'name'>,
  added: StoredPicture[],
  now: Date,
) {
  await replaceShownPictures(trx, id, await arrangePictures(trx, { present: [], added, name, now }))
}
