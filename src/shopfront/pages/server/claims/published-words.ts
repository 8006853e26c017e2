import type { Transaction } from 'kysely'
import { claimingTexts } from '#catalogue/labels/server/claims/claiming-texts.ts'
import type { SpokenFor } from '#catalogue/labels/server/claims/confirmations.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { wordsOfStore } from '#shopfront/settings/server/claims-of-store.ts'
import { storeTexts } from '#shopfront/settings/words/office/en.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { ClaimInText } from '../../claims-contract.ts'
import { pageName } from '../../text-rules-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { builtInTexts } from '../texts/built-in.ts'
import { listPublished } from '../texts/page-texts.queries.ts'

export type PublishedWords = SpokenFor & Pick<ClaimInText, 'kind' | 'id' | 'name'>
type Handle = Db | Transaction<Database>
type Needed = Pick<Parts, 'clock' | 'settings' | 'store'>

/** All that the merchant has written and shoppers read, but for the products' own words, which their labels are beside. */
export const listPublishedWords = async (db: Handle, parts: Needed): Promise<PublishedWords[]> => [
  storeOf(parts),
  ...(await Promise.all([pagesOf(db, parts), categoriesOf(db)])).flat(),
]

const storeOf = ({ store }: Needed): PublishedWords => ({
  kind: 'store',
  id: 'store',
  name: storeTexts,
  texts: wordsOfStore(store()),
})

async function pagesOf(db: Handle, { clock, settings, store }: Needed): Promise<PublishedWords[]> {
  const ways = {
    visitorCarts: settings.visitorCarts,
    demo: settings.demo,
    today: calendarDay(clock.now(), region.timeZone),
    store: store(),
  }
  const saved = await listPublished(db)
  return saved.flatMap(({ page: named, language, texts }): PublishedWords[] => {
    const page = pageName.safeParse(named).data
    if (!page) return []
    const own = builtInTexts({ page, language }, ways)
    // The shop's own words claim only what the labels say, wherever they are shown.
    const typed = Object.entries(texts ?? {}).filter(([name, text]) => text !== own[name])
    return [
      {
        kind: 'page',
        id: `${page}/${language}`,
        name: `${words.pages[page]} (${words.languages[language]})`,
        texts: Object.fromEntries(typed),
      },
    ]
  })
}

async function categoriesOf(db: Handle): Promise<PublishedWords[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'description', 'translations'])
    .orderBy('position')
    .execute()
  return rows.map(({ id, ...texts }) => ({
    kind: 'category',
    id: String(id),
    name: texts.name,
    texts: claimingTexts(texts),
    categoryId: id,
  }))
}
