import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import type { PageName } from '../../text-rules-contract.ts'

/** The back office's URL of a page's texts. */
export const textsUrl = (page: PageName, language: Language) =>
  sectionUrl('texts', { open: page, ...(language !== defaultLanguage && { language }) })

/** The URL of the draft's preview. */
export const draftUrl = (page: PageName, language: Language) => `/admin/preview/${page}?language=${language}`

/** The path of the public page, without the language. */
export const publicPageUrl = (page: PageName) => (page === 'home' ? '/' : `/${page}`)
