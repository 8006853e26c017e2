import type { Transaction } from 'kysely'
import type { TextsAboutProducts } from '#catalogue/labels/server/claims/claim-confirmations.ts'
import { flattenTranslations } from '#catalogue/labels/server/claims/flatten-translations.ts'
import { listClaimTextsOfStories } from '#catalogue/stories/server/claim-texts.queries.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { claimTextsOfStore } from '#shopfront/settings/server/store-claim-texts.ts'
import { storeTexts } from '#shopfront/settings/words/office/en.ts'
import type { ClaimInText } from '../../claims-contract.ts'
import { pageName } from '../../text-rules-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { builtInTexts, textContextOf } from '../texts/built-in-texts.ts'
import { listPublishedVersions } from '../texts/page-texts.queries.ts'

export type PublishedTexts = TextsAboutProducts & Pick<ClaimInText, 'kind' | 'id' | 'name'>
type Handle = Db | Transaction<Database>
type Needed = Pick<Parts, 'clock' | 'settings' | 'store'>

/** All published texts of the merchant except product texts, which are checked against their own label. */
export const listPublishedTexts = async (db: Handle, parts: Needed): Promise<PublishedTexts[]> => [
  storeEntry(parts),
  ...(await Promise.all([pageEntries(db, parts), categoryEntries(db), storyEntries(db)])).flat(),
]

const storeEntry = ({ store }: Needed): PublishedTexts => ({
  kind: 'store',
  id: 'store',
  name: storeTexts,
  texts: claimTextsOfStore(store()),
})

async function pageEntries(db: Handle, parts: Needed): Promise<PublishedTexts[]> {
  const context = textContextOf(parts)
  const saved = await listPublishedVersions(db)
  return saved.flatMap(({ page: named, language, texts }): PublishedTexts[] => {
    const page = pageName.safeParse(named).data
    if (!page) return []
    const builtIn = builtInTexts({ page, language }, context)
    // Built-in texts make no unsupported claims, so only customized ones are listed.
    const customized = Object.entries(texts ?? {}).filter(([name, text]) => text !== builtIn[name])
    return [
      {
        kind: 'page',
        id: `${page}/${language}`,
        name: `${words.pages[page]} (${words.languages[language]})`,
        texts: Object.fromEntries(customized),
      },
    ]
  })
}

async function categoryEntries(db: Handle): Promise<PublishedTexts[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'description', 'translations'])
    .orderBy('position')
    .execute()
  return rows.map(({ id, ...texts }) => ({
    kind: 'category',
    id: String(id),
    name: texts.name,
    texts: flattenTranslations(texts),
    categoryId: id,
  }))
}

async function storyEntries(db: Handle): Promise<PublishedTexts[]> {
  const published = await listClaimTextsOfStories(db)
  return published.map(({ id, title, texts }) => ({ kind: 'story', id: String(id), name: title, texts }))
}
