import { flattenTranslations } from '#catalogue/labels/server/claims/flatten-translations.ts'
import type { Handle } from '#catalogue/products/server/products/products.queries.ts'

/** The texts of every published recipe and story, in all languages, in which claims are searched. */
export async function listClaimTextsOfStories(db: Handle) {
  const rows = await db
    .selectFrom('stories')
    .select(['id', 'title', 'summary', 'body', 'ingredients', 'steps', 'translations'])
    .where('state', '=', 'published')
    .orderBy('id')
    .execute()
  return rows.map(({ id, ...texts }) => ({ id, title: texts.title, texts: claimTextsOfStory(texts) }))
}

type Texts = {
  title: string
  summary: string
  body: string
  ingredients: string
  steps: string
  translations: object
}

/** The texts of a recipe or story in every language, by name. Names of people and places make no claims. */
export const claimTextsOfStory = ({ title, summary, body, ingredients, steps, translations }: Texts) =>
  flattenTranslations({ title, summary, body, ingredients, steps, translations })
