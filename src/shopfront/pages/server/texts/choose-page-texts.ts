import type { Db } from '#database/connect.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { toPublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import { toHomeContent, toPageContent } from '../../page-content-contract.ts'
import { placeholderValues } from '../../text-placeholders-contract.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import type { HomeContent, PageContent } from '../../texts-contract.ts'
import type { TextContext } from './built-in/text-markup.ts'
import { builtInTexts } from './built-in-texts.ts'
import { findPublishedVersions } from './page-texts.queries.ts'

type ContentRequest<Page> = { page: Page; language: Language; store: StoreSettings; context: TextContext }

/** The content of About or a policy: the merchant's texts, or the built-in ones. */
export async function readPageContent(
  db: Db,
  request: ContentRequest<Exclude<PageName, 'home'>>,
): Promise<PageContent> {
  const { texts, language } = await findTexts(db, request)
  return {
    language,
    ...toPageContent(texts, placeholderValues(toPublicStoreSettings(request.store, language), language)),
  }
}

/** The same for the home page. */
export async function readHomeContent(
  db: Db,
  request: Omit<ContentRequest<'home'>, 'page'>,
): Promise<HomeContent> {
  const { texts, language } = await findTexts(db, { ...request, page: 'home' })
  return {
    language,
    ...toHomeContent(texts, placeholderValues(toPublicStoreSettings(request.store, language), language)),
  }
}

/**
 * The merchant's texts in the requested language; else their English texts; else the built-in ones. Built-in texts in
 * another language would not match what the merchant wrote in English. A text that a later release added falls back
 * to the built-in one.
 */
async function findTexts(
  db: Db,
  { page, language, context }: ContentRequest<PageName>,
): Promise<{ language: Language; texts: PageTexts }> {
  for (const one of new Set<Language>([language, defaultLanguage])) {
    const [published] = await findPublishedVersions(db, { page, language: one })
    if (published?.texts)
      return {
        language: one,
        texts: { ...builtInTexts({ page, language: one }, context), ...published.texts },
      }
  }
  return { language, texts: builtInTexts({ page, language }, context) }
}
