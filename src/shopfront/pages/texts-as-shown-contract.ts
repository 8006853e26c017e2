import { readRichText } from '#values/rich-text/read-rich-text.ts'
import { fill } from '#values/rich-text/read-spans.ts'
import type { TextFields } from '#values/rich-text/rich-text.ts'
import { pageAddress } from '#values/rich-text/safe-address.ts'
import type { PageTexts } from './text-rules-contract.ts'
import type { ShownHome, ShownPage } from './texts-contract.ts'

type Filled = (name: string) => string
const filledOf =
  (texts: PageTexts, fields: TextFields): Filled =>
  (name) =>
    fill(texts[name] ?? '', { fields, problems: [] })

/** About or a policy, its texts read and the facts in them. For pages and for the preview of what is typed. */
export function pageAsShown(texts: PageTexts, fields: TextFields): Omit<ShownPage, 'language'> {
  const filled = filledOf(texts, fields)
  return {
    description: filled('description'),
    note: filled('note'),
    lead: filled('lead'),
    blocks: readRichText(texts.body ?? '', fields).blocks,
  }
}

/** The home page's. */
export function homeAsShown(texts: PageTexts, fields: TextFields): Omit<ShownHome, 'language'> {
  const filled = filledOf(texts, fields)
  return {
    banners: [1, 2, 3].map((at) => ({
      headline: filled(`headline${at}`),
      text: filled(`text${at}`),
      button: filled(`button${at}`),
      to: pageAddress(texts[`link${at}`] ?? '/'),
      ground: texts[`ground${at}`] === 'dark' ? 'dark' : 'light',
      veil: Number(texts[`strength${at}`] ?? 100) / 100,
    })),
    promises: [1, 2, 3, 4].map((at) => ({ title: filled(`promise${at}`), text: filled(`because${at}`) })),
  }
}
