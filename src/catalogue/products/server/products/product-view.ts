import { taxClassOf } from '#accounting/tax/rules/tax-class.ts'
import { toPictureView } from '#catalogue/pictures/server/pictures.queries.ts'
import { ratingOf } from '#catalogue/reviews/server/rating-of.ts'
import { categoryPath, productPath } from '#values/texts/slug-path.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'
import type { AdminProduct, Product } from '../../contract.ts'
import { adminVariantView, variantView } from '../variants/variant-view.ts'
import { visibilityView } from '../visibility/visibility-columns.ts'
import { findProduct, type Handle, type ProductRow } from './products.queries.ts'

/**
 * A product as the API returns it: prices in rupees, picture URLs, and the figures of its first variant. Texts without
 * a translation fall back to the first language; a translated name is also the pictures' alt text.
 */
export function productView({ pictures, ...row }: ProductRow, language: Language = defaultLanguage): Product {
  const translated = translatedTexts(row.translations, language)
  const shown = pictures.map((picture) => toPictureView(picture, translated.name ?? picture.alt))
  const packs = row.packs.map(variantView)
  const [first] = packs
  const rating = ratingOf(row.ratings)
  if (!first) throw new Error(`product ${row.id} has no pack`)
  const image = (at: number) => shown[at]?.url ?? null
  return {
    id: row.id,
    path: productPath(row.id, row.name),
    name: translated.name ?? row.name,
    one_liner: translated.one_liner ?? row.one_liner,
    description: translated.description ?? row.description,
    price: first.price,
    mrp: first.mrp,
    discount: row.discount,
    quantity: first.size,
    stock: first.stock,
    packs,
    category_id: row.category_id,
    category_name: translatedTexts(row.category_translations, language).name ?? row.category_name,
    category_path: categoryPath(row.category_id, row.category_name),
    tint: row.tint,
    composition: row.composition && localizeParts(row.composition, translated.parts),
    image1: image(0),
    image2: image(1),
    image3: image(2),
    image4: image(3),
    pictures: shown,
    ...(rating && { rating }),
    version: row.version,
  }
}

/** The composition with translated names, where there are some. */
const localizeParts = (
  composition: { label: string; percent: number }[],
  names: Record<string, string> = {},
) => composition.map(({ label, percent }) => ({ label: names[label] ?? label, percent }))

/** A product as the back office gets it, with its regular prices, tax, schedule and texts in every language. */
export const adminProductView = (row: ProductRow): AdminProduct => {
  const product = productView(row)
  const packs = row.packs.map(adminVariantView)
  return {
    ...product,
    price: packs[0]?.price ?? product.price,
    packs,
    hsn: row.hsn,
    tax_rate: taxClassOf(row),
    hidden: row.hidden,
    ...visibilityView(row),
    translations: row.translations,
  }
}

/** Reads a product that must exist and not be deleted, because it is locked or was just written. */
export async function requireProduct(db: Handle, productId: number): Promise<AdminProduct> {
  const row = await findProduct(db, productId, 'kept')
  if (!row) throw new Error(`product ${productId} is not kept`)
  return adminProductView(row)
}
