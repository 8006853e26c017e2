import { Link } from '#browser/router/link.tsx'
import { ChevronRightIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'

/**
 * The path from the home page; the last entry is the current page without a link. Long paths are truncated to one line.
 */
export function Breadcrumbs({ crumbs }: { crumbs: { label: string; to?: string }[] }) {
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className="flex items-center gap-x-1 text-sm text-ink-soft">
        {crumbs.map(({ label, to }, at) => (
          <li
            key={at}
            className={`flex min-h-11 items-center gap-1 ${to ? 'max-w-1/2 shrink-0' : 'min-w-0'}`}
          >
            {at > 0 && <ChevronRightIcon className="size-4 shrink-0" />}
            {to ? (
              <Link to={to} className="block min-w-11 truncate leading-11 underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
