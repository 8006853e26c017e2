import { sql } from 'kysely'
import { defaultLanguage, type Language } from '#words/language.ts'

/** What a product is called in a language, or in the first where that one has no name for it. */
export const productName = (language: Language) =>
  language === defaultLanguage
    ? sql<string>`products.name`
    : sql<string>`coalesce(products.translations -> ${language}::text ->> 'name', products.name)`

/** What a pack is called in a sentence: its product's name, and the size where there are several. */
export const packName = (language: Language) => sql<string>`${productName(language)} || case when exists (
  select from packs as other
  where other.product_id = packs.product_id and other.position is not null and other.id <> packs.id
) then ' ' || packs.label else '' end`
