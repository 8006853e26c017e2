import { Link } from 'react-router'
import { ChevronRightIcon } from './icons.tsx'

/** The way here from the home page; the last one is where we are and has no link. */
export function Breadcrumbs({ crumbs }: { crumbs: { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {crumbs.map(({ label, to }, at) => (
          <li key={at} className="flex min-h-11 items-center gap-1">
            {at > 0 && <ChevronRightIcon className="size-4" />}
            {to ? (
              <Link
                to={to}
                className="flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
