import { parseRichText } from '#values/rich-text/parse-rich-text.ts'
import { fillFields } from '#values/rich-text/parse-spans.ts'
import type { TextFields } from '#values/rich-text/rich-text.ts'
import { withoutLanguagePrefix } from '#values/rich-text/safe-link.ts'
import type { PageTexts } from './text-rules-contract.ts'
import type { HomeContent, PageContent } from './texts-contract.ts'

/** Gives the text with this name, its placeholders filled; empty if there is none. */
type FillText = (name: string) => string
const createFiller =
  (texts: PageTexts, fields: TextFields): FillText =>
  (name) =>
    fillFields(texts[name] ?? '', { fields, problems: [] })

/** Content of About or a policy: markup parsed and placeholders filled. Used by pages and by the editor's preview. */
export function toPageContent(texts: PageTexts, fields: TextFields): Omit<PageContent, 'language'> {
  const filled = createFiller(texts, fields)
  return {
    description: filled('description'),
    note: filled('note'),
    lead: filled('lead'),
    blocks: parseRichText(texts.body ?? '', fields).blocks,
  }
}

/** Content of the home page: three banners, four promises and the maker, with placeholders filled. */
export function toHomeContent(texts: PageTexts, fields: TextFields): Omit<HomeContent, 'language'> {
  const filled = createFiller(texts, fields)
  return {
    banners: [1, 2, 3].map((at) => ({
      headline: filled(`headline${at}`),
      text: filled(`text${at}`),
      button: filled(`button${at}`),
      to: withoutLanguagePrefix(texts[`link${at}`] ?? '/'),
      ground: texts[`ground${at}`] === 'dark' ? 'dark' : 'light',
      veil: Number(texts[`strength${at}`] ?? 100) / 100,
    })),
    promises: [1, 2, 3, 4].map((at) => ({ title: filled(`promise${at}`), text: filled(`because${at}`) })),
    maker: { title: filled('maker'), text: filled('story') },
  }
}
