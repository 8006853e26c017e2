import type { Transaction } from 'kysely'
import type { StoredPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { findMrpBelowPeriod } from '#catalogue/price-periods/server/find-mrp-below-period.ts'
import { catchNotPublishable, changeIfPublishable } from '#catalogue/publishing/server/require-publishable.ts'
import { findPriceProblem } from '#catalogue/variants/rules/price-problem.ts'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import type { Parts } from '#parts.ts'
import type { AdminProduct, Product, ProductEdit } from '../../contract.ts'
import type { VisibilitySchedule } from '../../visibility-contract.ts'
import { changesSentences, fieldsSentences, sentences } from '../../words/index.ts'
import type { UnconfirmedClaims } from '../categories/category-claims.ts'
import { type EditConflict, type WrongField, wrongField } from '../change-refusals.ts'
import { findEditConflict } from '../find-edit-conflict.ts'
import { applyStockDifference } from '../variants/apply-stock-difference.ts'
import { editedFirstVariant } from '../variants/variant-columns.ts'
import { variantsProblem } from '../variants/variants-problem.ts'
import { type ChangeAuthor, editVariants } from '../variants/write-variants.ts'
import { resolveVisibility } from '../visibility/resolve-visibility.ts'
import { visibilityColumns } from '../visibility/visibility-columns.ts'
import { arrangePictures, canArrange } from './arrange-pictures.ts'
import { createClaimConfirmer, toUnconfirmedClaims } from './confirm-product-claims.ts'
import { editedColumns } from './product-columns.ts'
import { listShownPictures, replaceShownPictures } from './product-pictures.queries.ts'
import { requireProduct } from './product-view.ts'
import { lockCategoryReference, lockProduct, updateProduct } from './products.queries.ts'
import { recordEdit } from './record-edit.ts'
import { taxRateProblem } from './tax-rate-problem.ts'

export type EditProductRefused =
  | { ok: false; reason: 'NO_SUCH_PRODUCT' }
  | WrongField
  | UnconfirmedClaims
  | EditConflict<AdminProduct>
type EditProduct = { ok: true; product: Product } | EditProductRefused

/**
 * Saves the fields and pictures that were sent. An edit without a difference writes nothing; one opened at an older
 * version is refused together with what has changed since (optimistic locking).
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

  const change = async (trx: Transaction<Database>): Promise<EditProduct> => {
    if (!(await lockProduct(trx, productId))) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
    const before = await requireProduct(trx, productId)
    const present = await listShownPictures(trx, productId)
    const now = parts.clock.now()
    const shown = resolveVisibility(before, edit, now)
    const refused =
      (await findEditConflict(trx, { kind: 'product', current: before, expectedVersion: edit.version })) ??
      (await checkEdit(trx, edit, before)) ??
      (await checkPeriods(trx, edit, before, now)) ??
      checkPictures(edit, present, files)
    if (refused) return refused
    if (!shown.ok) return shown
    const wrongRate = taxRateProblem(edit.tax_rate, now, before.tax_rate)
    if (wrongRate) return wrongRate

    await writeFields(trx, before, { ...edit, ...shown.shown }, { actor, now })
    await writePictures(trx, before, { present, added: stored.pictures, wanted: edit.pictures, now })
    return { ok: true, product: await recordEdit(trx, before, { actor, now }) }
  }
  const confirm = createClaimConfirmer(edit.claims_confirmed, { actor, now: parts.clock.now() })
  const editing = changeCatalogue(parts, (trx) =>
    changeIfPublishable(trx, parts, productId, () => change(trx), confirm),
  )
  return catchNotPublishable(
    editing,
    (problem) => toUnconfirmedClaims(problem) ?? wrongField('visibility', problem.sentence),
  )
}

/** The first problem of the category, variants, stock or prices; null if there is none. Locks the new category. */
async function checkEdit(trx: Transaction<Database>, edit: ProductEdit, before: Product) {
  if (edit.category_id !== undefined && !(await lockCategoryReference(trx, edit.category_id)))
    return wrongField('category_id', sentences.categoryIsGone)
  const { more_packs: more } = edit
  const [first] = before.packs
  const problem =
    first &&
    (await variantsProblem(trx, {
      of: { id: before.id },
      before: before.packs,
      first: editedFirstVariant(first, edit),
      more: more ?? before.packs.slice(1),
    }))
  if (problem) return problem
  if (applyStockDifference(edit, before) < 0)
    return wrongField('stock', changesSentences.someSold({ left: before.stock }))
  // Old products may have a discount without an MRP, which was allowed once: their other fields must stay editable.
  const { price = before.price, mrp = before.mrp, discount = before.discount } = edit
  const changesDiscount = edit.mrp !== undefined || edit.discount !== undefined
  const priceIssue = findPriceProblem({ price, mrp, discount: changesDiscount ? discount : null })
  return priceIssue && wrongField(priceIssue.field, fieldsSentences.prices[priceIssue.problem])
}

/** The first MRP that would be below a price for a period; null if there is none. */
async function checkPeriods(trx: Transaction<Database>, edit: ProductEdit, before: Product, now: Date) {
  const { more_packs: more = [], mrp } = edit
  const [first] = before.packs
  const mrps = more.flatMap(({ id, mrp }) => (id === undefined ? [] : { id, mrp }))
  if (first && mrp !== undefined) mrps.push({ id: first.id, mrp })
  const found = await findMrpBelowPeriod(trx, mrps, now)
  return found && wrongField(found.packId === first?.id ? 'mrp' : 'more_packs', found.sentence)
}

const checkPictures = (
  { pictures }: ProductEdit,
  present: Parameters<typeof canArrange>[1],
  files: UploadedFile[],
) =>
  pictures && !canArrange(pictures, present, files.length)
    ? wrongField('pictures', changesSentences.picturesChanged)
    : null

async function writeFields(
  trx: Transaction<Database>,
  before: AdminProduct,
  edit: ProductEdit & VisibilitySchedule,
  by: ChangeAuthor,
) {
  await updateProduct(trx, before.id, {
    ...editedColumns(edit),
    ...visibilityColumns(edit, before, by.now),
    updated_at: by.now,
  })
  await editVariants(trx, before, edit, by)
}

type NewPictures = Omit<Parameters<typeof arrangePictures>[1], 'name'> & { added: StoredPicture[] }

/** Replaces the pictures of a product if the edit contains any, or a new order. */
async function writePictures(trx: Transaction<Database>, { id, name }: Product, pictures: NewPictures) {
  if (pictures.added.length > 0 || pictures.wanted)
    await replaceShownPictures(trx, id, await arrangePictures(trx, { ...pictures, name }))
}
