import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import type { PageName } from '../../text-rules-contract.ts'

/** A page's texts in the back office. */
export const textsUrl = (page: PageName, language: Language) =>
  sectionUrl('texts', { open: page, ...(language !== defaultLanguage && { language }) })

/** The draft as a page. */
export const draftUrl = (page: PageName, language: Language) => `/admin/preview/${page}?language=${language}`

/** The page that shoppers see. */
export const publicPageUrl = (page: PageName) => (page === 'home' ? '/' : `/${page}`)
