import { sql } from 'kysely'
import { defaultLanguage, type Language } from '#words/language.ts'

/** SQL: a product's name in a language, or in the default language if it has none. */
export const productNameSql = (language: Language) =>
  language === defaultLanguage
    ? sql<string>`products.name`
    : sql<string>`coalesce(products.translations -> ${language}::text ->> 'name', products.name)`

/** SQL: a variant's name for a sentence, the product's name with the size if there are several. */
export const variantNameSql = (
  language: Language,
) => sql<string>`${productNameSql(language)} || case when exists (
  select from packs as other
  where other.product_id = packs.product_id and other.position is not null and other.id <> packs.id
) then ' ' || packs.label else '' end`
