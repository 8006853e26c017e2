import type { Db } from '#database/connect.ts'
import { type StoreFacts, shownStore } from '#shopfront/settings/contract.ts'
import { firstLanguage, type Language } from '#words/language.ts'
import { fieldsOf } from '../../text-fields-contract.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import { homeAsShown, pageAsShown } from '../../texts-as-shown-contract.ts'
import type { ShownHome, ShownPage } from '../../texts-contract.ts'
import type { ShopWays } from './built-in/typed.ts'
import { builtInTexts } from './built-in.ts'
import { findPublished } from './page-texts.queries.ts'

type Asked<Page> = { page: Page; language: Language; store: StoreFacts; ways: ShopWays }

/** What a page says to a shopper: the merchant's words, or the shop's own. */
export async function showPage(db: Db, asked: Asked<Exclude<PageName, 'home'>>): Promise<ShownPage> {
  const { texts, language } = await textsFor(db, asked)
  return { language, ...pageAsShown(texts, fieldsOf(shownStore(asked.store, language), language)) }
}

export async function showHome(db: Db, asked: Omit<Asked<'home'>, 'page'>): Promise<ShownHome> {
  const { texts, language } = await textsFor(db, { ...asked, page: 'home' })
  return { language, ...homeAsShown(texts, fieldsOf(shownStore(asked.store, language), language)) }
}

/**
 * In the language that is asked for, where the merchant wrote it. Otherwise in English, once they changed that: the shop's
 * own words in another language are no translation of what they wrote. A text that came with a later release than the
 * page was edited in has the shop's own words.
 */
async function textsFor(
  db: Db,
  { page, language, ways }: Asked<PageName>,
): Promise<{ language: Language; texts: PageTexts }> {
  for (const one of new Set<Language>([language, firstLanguage])) {
    const [published] = await findPublished(db, { page, language: one })
    if (published?.texts)
      return { language: one, texts: { ...builtInTexts({ page, language: one }, ways), ...published.texts } }
  }
  return { language, texts: builtInTexts({ page, language }, ways) }
}
