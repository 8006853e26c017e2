import type { Transaction } from 'kysely'
import type { StoredPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { orNotPublishable, requirePublishable } from '#catalogue/publishing/server/keep-publishable.ts'
import { rulesToPublish } from '#catalogue/publishing/server/missing-to-publish.ts'
import { changeCatalogue, raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { priceProblem } from '#values/money/price-problem.ts'
import type { AddedProduct, Product } from '../../contract.ts'
import type { Shown } from '../../visibility-contract.ts'
import { said } from '../../words/index.ts'
import { said as fieldsSaid } from '../../words/office/fields/index.ts'
import type { UnconfirmedClaims } from '../categories/category-claims.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'
import { newFirst } from '../packs/pack-columns.ts'
import { packsProblem } from '../packs/packs-problem.ts'
import { addPacks } from '../packs/write-packs.ts'
import { newlyShown, shownAs } from '../visibility/shown-as.ts'
import { shownColumns } from '../visibility/shown-columns.ts'
import { type AddedBefore, addedBefore } from './added-before.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { confirmedBy, unconfirmedOf } from './own-claims.ts'
import { newColumns } from './product-columns.ts'
import { showPictures } from './product-pictures.queries.ts'
import { requireProduct } from './product-view.ts'
import { holdCategory } from './products.queries.ts'
import { rateProblem } from './rate-problem.ts'

type AddProduct = AddedBefore | WrongField | UnconfirmedClaims
export type AddProductRefused = Exclude<AddProduct, { ok: true }>

/**
 * Puts a new product on sale in a demo; in a real shop, where it first needs its label, it starts as a draft. Its pictures stand in the order sent, the first as its cover. The form's key is an
 * idempotency key: sending the form again returns the product it added.
 */
export async function addProduct(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  { claims_confirmed, ...fields }: AddedProduct,
  files: UploadedFile[],
): Promise<AddProduct> {
  const { price, mrp = null, discount = null } = fields
  const wrong = priceProblem({ price, mrp, discount })
  if (wrong) return wrongField(wrong.field, fieldsSaid.prices[wrong.problem])
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)

  const adding = changeCatalogue(parts, async (trx): Promise<AddProduct> => {
    const rules = await rulesToPublish(trx, parts)
    if (!(await holdCategory(trx, fields.category_id))) return wrongField('category_id', said.categoryIsGone)
    const now = parts.clock.now()
    const { form_key, more_packs: more = [] } = fields
    const problem = await packsProblem(trx, { of: { form_key }, before: [], first: newFirst(fields), more })
    if (problem) return problem
    const usual = newlyShown(parts.settings)
    const shown = shownAs(usual, fields, now)
    if (!shown.ok) return shown
    const wrongRate = rateProblem(fields.tax_rate, now)
    if (wrongRate) return wrongRate
    const id = await insertProduct(trx, fields, shown.shown, now)
    if (id === undefined) return addedBefore(trx, { ...usual, ...fields }, stored.pictures)
    await addPacks(trx, id, fields, { actor, now })
    await showNewPictures(trx, { id, name: fields.name }, stored.pictures, now)
    const product = await requireProduct(trx, id)
    const subject = { kind: 'product', id: product.id, name: product.name } as const
    await recordActivity(trx, { actor, subject, action: 'added', now })
    await requirePublishable(trx, rules, id, { confirm: confirmedBy(claims_confirmed, { actor, now }) })
    await raiseCatalogueVersion(trx)
    return { ok: true, product }
  })
  return orNotPublishable(
    adding,
    (problem) => unconfirmedOf(problem) ?? wrongField('visibility', problem.sentence),
  )
}

/** @returns nothing when the same form has added its product before */
async function insertProduct(trx: Transaction<Database>, fields: AddedProduct, shown: Shown, now: Date) {
  const row = await trx
    .insertInto('products')
    .values({
      ...newColumns(fields),
      archived_at: null,
      ...shownColumns(shown, { visibility: 'on_sale' }, now),
      created_at: now,
      updated_at: now,
    })
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
