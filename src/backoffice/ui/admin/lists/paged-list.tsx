import type { ReactNode } from 'react'
import type { ListPage } from '#browser/call-api.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { type ApiQuery, useApiQuery } from '../calls/use-api-query.ts'
import { Pager } from './pager.tsx'
import { usePageCursor } from './use-page-cursor.ts'

type PageRequest = { cursor: string | undefined; limit: number }

/** Page size, and the query parameter's name where a section has several lists. */
type PageOptions = { size: number; name?: string }

type PagedQuery<Item> = PageOptions & ApiQuery<ListPage<Item>> & { number: number }

/** Loads the page of a list that the URL names, and again whenever that page or `key` changes. */
export function usePagedList<Item>(
  key: string,
  { size, name = 'page' }: PageOptions,
  fetchPage: (page: PageRequest, signal: AbortSignal) => Promise<ListPage<Item>>,
): PagedQuery<Item> {
  const { number, cursor } = usePageCursor(name)
  const apiQuery = useApiQuery(`${key} ${cursor}`, (signal) => fetchPage({ cursor, limit: size }, signal))
  return { ...apiQuery, size, name, number }
}

type PagedListProps<Item> = {
  list: PagedQuery<Item>
  /** Texts for failure and loading, and the pager's accessible name. */
  sentences: { failed: string; loading: string; pages: string }
  /** Number of skeleton lines while loading. */
  lines: number
  /** The count stops at this number. */
  countLimit?: number
  children: (page: ListPage<Item>) => ReactNode
}

/** A paginated list: loading, failed, loaded, or dimmed while another page loads. */
export function PagedList<Item>({ list, sentences, lines, countLimit, children }: PagedListProps<Item>) {
  const { data, failed, loading, reload, size, name } = list
  if (failed) return <ErrorState sentence={sentences.failed} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={sentences.loading} count={lines} />
  return (
    <div aria-busy={loading} className={classNames(loading && 'opacity-60')}>
      {children(data)}
      <Pager label={sentences.pages} {...{ size, name, countLimit }} total={data.total} next={data.next} />
    </div>
  )
}
