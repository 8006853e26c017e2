import { useRef } from 'react'
import { useLocation } from '#browser/router/hooks.ts'
import { Link } from '#browser/router/link.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/elements/icons.tsx'
import * as words from '../../words/office/en.ts'
import { usePageCursor } from './use-page-cursor.ts'

type PagerProps = {
  /** Accessible name: `Pages of customers`. */
  label: string
  /** Page size, total, limit of the count, and the next page's cursor. */
  size: number
  total: number
  countLimit?: number | undefined
  next: string | null
  /** The query parameter's name, as given to `usePageCursor`. */
  name?: string
}

type Trail = { earlier?: Record<string, string[]> } | null

/**
 * Pagination with cursors. The cursors of earlier pages are kept in the history state; without it, as after a
 * bookmark, Back leads to the first page.
 */
export function Pager({ label, size, total, countLimit, next, name = 'page' }: PagerProps) {
  const { number, cursor } = usePageCursor(name)
  const { search, state } = useLocation()
  const trails = (state as Trail)?.earlier ?? {}
  const trail = trails[name] ?? []
  const nav = useRef<HTMLElement>(null)
  if (!next && number === 1) return null

  /** Scroll to the top of the list, which on a phone may be far above. */
  const toListStart = () => nav.current?.parentElement?.scrollIntoView()
  const linkTo = (page: string, earlier: string[]) => {
    const query = new URLSearchParams(search)
    page ? query.set(name, page) : query.delete(name)
    return {
      to: `?${query}`,
      state: { earlier: { ...trails, [name]: earlier } },
      preventScrollReset: true,
      onClick: toListStart,
    }
  }
  const currentPage = cursor ? `${number}.${cursor}` : ''
  const place = words.pageOf({ number, pages: Math.max(Math.ceil(total / size), number) })
  return (
    <nav ref={nav} aria-label={label} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-soft tabular-nums">
        {countLimit !== undefined && next && total >= countLimit ? words.orMore({ counted: place }) : place}
      </p>
      <div className="flex gap-2">
        {number > 1 && (
          <Link {...linkTo(trail.at(-1) ?? '', trail.slice(0, -1))} className={pageStyles}>
            <ChevronLeftIcon className="size-5" />{' '}
            {trail.length > 0 || number === 2 ? words.previousPage : words.firstPage}
          </Link>
        )}
        {next && (
          <Link {...linkTo(`${number + 1}.${next}`, [...trail, currentPage])} className={pageStyles}>
            {words.nextPage} <ChevronRightIcon className="size-5" />
          </Link>
        )}
      </div>
    </nav>
  )
}

const pageStyles =
  'flex min-h-11 items-center gap-1 rounded-full border border-edge bg-paper px-4 font-medium hover:bg-tint-leaf'
