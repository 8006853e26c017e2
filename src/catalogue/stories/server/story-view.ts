import { toPictureView } from '#catalogue/pictures/server/pictures.queries.ts'
import { productView } from '#catalogue/products/server/products/product-view.ts'
import type { Handle } from '#catalogue/products/server/products/products.queries.ts'
import { placeholderValues } from '#shopfront/pages/text-placeholders-contract.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { toPublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { parseRichText } from '#values/rich-text/parse-rich-text.ts'
import { storyPath } from '#values/texts/slug-path.ts'
import type { Language } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'
import type { Story, StoryCard } from '../contract.ts'
import { listProductsOnSale, listStoryProducts, type StoryRow } from './stories.queries.ts'

/** A recipe or story for a list. Texts without a translation fall back to the first language, one by one. */
export function storyCardView(row: StoryRow, language: Language): StoryCard {
  const translated = translatedTexts(row.translations, language)
  const title = translated.title || row.title
  const { key, width, height, widths } = row
  return {
    id: row.id,
    path: storyPath(row.id, row.title),
    kind: row.kind,
    title,
    summary: translated.summary || row.summary,
    picture: toPictureView({ key, width, height, widths }, (!translated.title && row.picture_alt) || title),
    minutes: row.minutes,
    person: translated.person || row.person,
    place: translated.place || row.place,
  }
}

/** A recipe or story for its page, with the products on sale at their current prices. */
export async function readStoryView(
  db: Handle,
  row: StoryRow,
  { language, store }: { language: Language; store: StoreSettings },
): Promise<Story> {
  const translated = translatedTexts(row.translations, language)
  const fields = placeholderValues(toPublicStoreSettings(store, language), language)
  const lines = await listStoryProducts(db, row.id)
  const products = await listProductsOnSale(db, [...new Set(lines.map((line) => line.product_id))])
  return {
    ...storyCardView(row, language),
    blocks: parseRichText(translated.body || row.body, fields).blocks,
    servings: row.servings,
    ingredients: linesOf(translated.ingredients || row.ingredients),
    steps: linesOf(translated.steps || row.steps),
    products: lines.flatMap(({ pack_id, quantity, product_id }) => {
      const found = products.find(({ id }) => id === product_id)
      const isSold = found?.packs.some(({ id }) => id === pack_id)
      return found && isSold ? [{ pack_id, quantity, product: productView(found, language) }] : []
    }),
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }
}

/** The lines of a text that are not blank. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
