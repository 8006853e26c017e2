import type { Db } from '#database/connect.ts'
import { defaultLanguage, languages } from '#words/language.ts'
import { pageName } from '../../text-rules-contract.ts'
import type { EditedPage, ListedPage } from '../../texts-contract.ts'
import type { TextContext } from './built-in/text-markup.ts'
import { builtInTexts } from './built-in-texts.ts'
import {
  findNewestVersion,
  findPublishedVersions,
  type PageKey,
  type PageTextVersion,
} from './page-texts.queries.ts'

/** The texts of a page for the editor: draft, published and previous version. */
export async function readEditedTexts(db: Db, which: PageKey, context: TextContext): Promise<EditedPage> {
  const [newest, [published, before]] = await Promise.all([
    findNewestVersion(db, which),
    findPublishedVersions(db, which),
  ])
  const hasDraft = newest?.state === 'draft'
  return {
    page: which.page,
    language: which.language,
    version: newest?.version ?? 0,
    texts: (hasDraft ? newest : published)?.texts ?? null,
    hasDraft,
    published: published?.texts ?? null,
    before: published ? { texts: before?.texts ?? null } : null,
    builtIn: builtInTexts(which, context),
  }
}

/** Every page in each language: whether its texts are customized, whether there is a draft, and who saved it last. */
export async function listEditedTexts(db: Db): Promise<ListedPage[]> {
  const pages = await Promise.all(
    pageName.options.map(async (page) => {
      const found = await Promise.all(
        languages.map(async (language) => {
          const which = { page, language }
          const [newest, [published]] = await Promise.all([
            findNewestVersion(db, which),
            findPublishedVersions(db, which),
          ])
          return { ...which, newest, published }
        }),
      )
      const english = found.find(({ language }) => language === defaultLanguage)?.published
      return found.map((one) => toListedPage(one, english))
    }),
  )
  return pages.flat()
}

type Found = PageKey & { newest: PageTextVersion | undefined; published: PageTextVersion | undefined }

const toListedPage = (
  { page, language, newest, published }: Found,
  english: PageTextVersion | undefined,
): ListedPage => ({
  page,
  language,
  edited: Boolean(published?.texts),
  hasDraft: newest?.state === 'draft',
  older: Boolean(published?.texts && english && published.saved_at < english.saved_at),
  by: newest?.saved_by_name ?? null,
  at: newest?.saved_at.toISOString() ?? null,
})
