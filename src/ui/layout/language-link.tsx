import { useLocation } from '#browser/router/hooks.ts'
import { useRouteState } from '#browser/router/router.tsx'
import { otherBase, otherLanguage, otherName } from '#words/page/en.ts'

/**
 * A link to the same page in the other language, or to the home page if this page shows an error. A plain link, because
 * it loads another document. See `sync-language-links.ts`.
 */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  const { errors } = useRouteState()
  return (
    // A cached page is shared by URLs that differ in unused parameters, and the 404 page by all URLs.
    <a
      href={otherBase + (errors ? '/' : pathname + search)}
      lang={otherLanguage}
      hrefLang={otherLanguage}
      className={className}
      suppressHydrationWarning
    >
      {otherName}
    </a>
  )
}
