import { viewOf } from '#catalogue/pictures/server/pictures.queries.ts'
import { taxClassOf } from '#values/tax/tax-class.ts'
import { categoryPath, productPath } from '#values/texts/named-path.ts'
import { firstLanguage, type Language } from '#words/language.ts'
import { textsIn } from '#words/texts-in.ts'
import type { KeptProduct, Product } from '../../contract.ts'
import { keptPackView, packView } from '../packs/pack-view.ts'
import { shownView } from '../visibility/shown-columns.ts'
import { findProduct, type Handle, type ProductRow } from './products.queries.ts'

/**
 * A product as the API answers it: rupees for paise, addresses for keys, and the figures of its first size. Each text that
 * a language lacks is the first one's; where it has a name for the product, the pictures are called by it.
 */
export function productView({ pictures, ...row }: ProductRow, language: Language = firstLanguage): Product {
  const own = textsIn(row.translations, language)
  const shown = pictures.map((picture) => viewOf(picture, own.name ?? picture.alt))
  const packs = row.packs.map(packView)
  const [first] = packs
  if (!first) throw new Error(`product ${row.id} has no pack`)
  const image = (at: number) => shown[at]?.url ?? null
  return {
    id: row.id,
    path: productPath(row.id, row.name),
    name: own.name ?? row.name,
    one_liner: own.one_liner ?? row.one_liner,
    description: own.description ?? row.description,
    price: first.price,
    mrp: first.mrp,
    discount: row.discount,
    quantity: first.size,
    stock: first.stock,
    packs,
    category_id: row.category_id,
    category_name: textsIn(row.category_translations, language).name ?? row.category_name,
    category_path: categoryPath(row.category_id, row.category_name),
    tint: row.tint,
    composition: row.composition && inParts(row.composition, own.parts),
    image1: image(0),
    image2: image(1),
    image3: image(2),
    image4: image(3),
    pictures: shown,
    version: row.version,
  }
}

const inParts = (composition: { label: string; percent: number }[], names: Record<string, string> = {}) =>
  composition.map(({ label, percent }) => ({ label: names[label] ?? label, percent }))

/** A product as the merchant sees it. */
export const keptProductView = (row: ProductRow): KeptProduct => ({
  ...productView(row),
  packs: row.packs.map(keptPackView),
  hsn: row.hsn,
  tax_rate: taxClassOf(row),
  hidden: row.hidden,
  ...shownView(row),
  translations: row.translations,
})

/** A product that is known to be kept: locked, or just written. */
export async function requireProduct(db: Handle, productId: number): Promise<KeptProduct> {
  const row = await findProduct(db, productId, 'kept')
  if (!row) throw new Error(`product ${productId} is not kept`)
  return keptProductView(row)
}
