import type { Transaction } from 'kysely'
import type { StoredPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { keepPublishable, orNotPublishable } from '#catalogue/publishing/server/keep-publishable.ts'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import type { Parts } from '#parts.ts'
import { priceProblem } from '#values/money/price-problem.ts'
import type { KeptProduct, Product, ProductEdit } from '../../contract.ts'
import type { Shown } from '../../visibility-contract.ts'
import { said } from '../../words/index.ts'
import { said as changesSaid } from '../../words/office/changes/index.ts'
import { said as fieldsSaid } from '../../words/office/fields/index.ts'
import type { UnconfirmedClaims } from '../categories/category-claims.ts'
import { type EditedMeanwhile, type WrongField, wrongField } from '../change-refusals.ts'
import { editedMeanwhile } from '../edited-meanwhile.ts'
import { newStock } from '../packs/new-stock.ts'
import { editedFirst } from '../packs/pack-columns.ts'
import { packsProblem } from '../packs/packs-problem.ts'
import { editPacks, type StockEditor } from '../packs/write-packs.ts'
import { shownAs } from '../visibility/shown-as.ts'
import { shownColumns } from '../visibility/shown-columns.ts'
import { arrangePictures, canArrange } from './arrange-pictures.ts'
import { confirmedBy, unconfirmedOf } from './own-claims.ts'
import { editedColumns } from './product-columns.ts'
import { findShownPictures, showPictures } from './product-pictures.queries.ts'
import { requireProduct } from './product-view.ts'
import { holdCategory, lockProduct, updateProduct } from './products.queries.ts'
import { rateProblem } from './rate-problem.ts'
import { recordEdit } from './record-edit.ts'

export type EditProductRefused =
  | { ok: false; reason: 'NO_SUCH_PRODUCT' }
  | WrongField
  | UnconfirmedClaims
  | EditedMeanwhile<KeptProduct>
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
    const present = await findShownPictures(trx, productId)
    const now = parts.clock.now()
    const shown = shownAs(before, edit, now)
    const refused =
      (await editedMeanwhile(trx, { kind: 'product', current: before, openedAt: edit.version })) ??
      (await checkEdit(trx, edit, before)) ??
      checkPictures(edit, present, files)
    if (refused) return refused
    if (!shown.ok) return shown
    const wrongRate = rateProblem(edit.tax_rate, now, before.tax_rate)
    if (wrongRate) return wrongRate

    await writeFields(trx, before, { ...edit, ...shown.shown }, { actor, now })
    await writePictures(trx, before, { present, added: stored.pictures, wanted: edit.pictures, now })
    return { ok: true, product: await recordEdit(trx, before, { actor, now }) }
  }
  const confirm = confirmedBy(edit.claims_confirmed, { actor, now: parts.clock.now() })
  const editing = changeCatalogue(parts, (trx) =>
    keepPublishable(trx, parts, productId, () => change(trx), confirm),
  )
  return orNotPublishable(
    editing,
    (problem) => unconfirmedOf(problem) ?? wrongField('visibility', problem.sentence),
  )
}

async function checkEdit(trx: Transaction<Database>, edit: ProductEdit, before: Product) {
  if (edit.category_id !== undefined && !(await holdCategory(trx, edit.category_id)))
    return wrongField('category_id', said.categoryIsGone)
  const { more_packs: more } = edit
  const [first] = before.packs
  const problem =
    first &&
    (await packsProblem(trx, {
      of: { id: before.id },
      before: before.packs,
      first: editedFirst(first, edit),
      more: more ?? before.packs.slice(1),
    }))
  if (problem) return problem
  if (newStock(edit, before) < 0) return wrongField('stock', changesSaid.someSold({ left: before.stock }))
  // Old products may have a discount without a struck price, which was allowed once: they can still be edited in
  // other fields.
  const { price = before.price, mrp = before.mrp, discount = before.discount } = edit
  const isAboutCut = edit.mrp !== undefined || edit.discount !== undefined
  const wrong = priceProblem({ price, mrp, discount: isAboutCut ? discount : null })
  return wrong && wrongField(wrong.field, fieldsSaid.prices[wrong.problem])
}

const checkPictures = (
  { pictures }: ProductEdit,
  present: Parameters<typeof canArrange>[1],
  files: UploadedFile[],
) =>
  pictures && !canArrange(pictures, present, files.length)
    ? wrongField('pictures', changesSaid.picturesChanged)
    : null

async function writeFields(
  trx: Transaction<Database>,
  before: KeptProduct,
  edit: ProductEdit & Shown,
  by: StockEditor,
) {
  await updateProduct(trx, before.id, {
    ...editedColumns(edit),
    ...shownColumns(edit, before, by.now),
    updated_at: by.now,
  })
  await editPacks(trx, before, edit, by)
}

type NewPictures = Omit<Parameters<typeof arrangePictures>[1], 'name'> & { added: StoredPicture[] }

async function writePictures(trx: Transaction<Database>, { id, name }: Product, pictures: NewPictures) {
  if (pictures.added.length > 0 || pictures.wanted)
    await showPictures(trx, id, await arrangePictures(trx, { ...pictures, name }))
}
