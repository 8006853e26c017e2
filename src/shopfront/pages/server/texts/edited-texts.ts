import type { Db } from '#database/connect.ts'
import { firstLanguage, languages } from '#words/language.ts'
import { pageName } from '../../text-rules-contract.ts'
import type { EditedPage, ListedPage } from '../../texts-contract.ts'
import type { ShopWays } from './built-in/typed.ts'
import { builtInTexts } from './built-in.ts'
import { findNewest, findPublished, type Saved, type Which } from './page-texts.queries.ts'

/** A page's texts as the merchant works on them. */
export async function readEdited(db: Db, which: Which, ways: ShopWays): Promise<EditedPage> {
  const [newest, [published, before]] = await Promise.all([findNewest(db, which), findPublished(db, which)])
  const hasDraft = newest?.state === 'draft'
  return {
    page: which.page,
    language: which.language,
    version: newest?.version ?? 0,
    texts: (hasDraft ? newest : published)?.texts ?? null,
    hasDraft,
    published: published?.texts ?? null,
    before: published ? { texts: before?.texts ?? null } : null,
    builtIn: builtInTexts(which, ways),
  }
}

/** Every page in each language: whose words it says, and whether a draft waits. */
export async function listEdited(db: Db): Promise<ListedPage[]> {
  const pages = await Promise.all(
    pageName.options.map(async (page) => {
      const found = await Promise.all(
        languages.map(async (language) => {
          const which = { page, language }
          const [newest, [published]] = await Promise.all([findNewest(db, which), findPublished(db, which)])
          return { ...which, newest, published }
        }),
      )
      const first = found.find(({ language }) => language === firstLanguage)?.published
      return found.map((one) => listed(one, first))
    }),
  )
  return pages.flat()
}

type Found = Which & { newest: Saved | undefined; published: Saved | undefined }

const listed = ({ page, language, newest, published }: Found, first: Saved | undefined): ListedPage => ({
  page,
  language,
  edited: Boolean(published?.texts),
  hasDraft: newest?.state === 'draft',
  older: Boolean(published?.texts && first && published.saved_at < first.saved_at),
  by: newest?.saved_by_name ?? null,
  at: newest?.saved_at.toISOString() ?? null,
})
