import { useLocation } from '#browser/router/hooks.ts'
import { useRouteState } from '#browser/router/router.tsx'
import { otherBase, otherLanguage, otherName } from '#words/page/en.ts'

/** To the same page in the other language: a plain link, for it loads another document. See `sync-language-links.ts`. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  const { errors } = useRouteState()
  return (
    // What is kept in memory is one page for queries that it does not read, and of what is not there one for all addresses.
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
