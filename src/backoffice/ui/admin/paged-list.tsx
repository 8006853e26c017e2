import type { ReactNode } from 'react'
import type { ListPage } from '#browser/call-api.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { Pager } from './pager.tsx'
import { type Answered, useAnswer } from './use-answer.ts'
import { usePage } from './use-page.ts'

type PageWish = { cursor: string | undefined; limit: number }

/** How many lines a page has, and the query's name for it where a section has several lists. */
type PageOf = { size: number; name?: string }

export type Paged<Item> = PageOf & Answered<ListPage<Item>> & { number: number }

/**
 * The page of a list that the address names, asked for again whenever `key` changes:
 * `usePagedList(`notes of ${id}`, { size: 10 }, (page, signal) => callApiPage<…>()('GET …', { query: page, signal }))`.
 */
export function usePagedList<Item>(
  key: string,
  { size, name = 'page' }: PageOf,
  ask: (page: PageWish, signal: AbortSignal) => Promise<ListPage<Item>>,
): Paged<Item> {
  const { number, cursor } = usePage(name)
  const answered = useAnswer(`${key} ${cursor}`, (signal) => ask({ cursor, limit: size }, signal))
  return { ...answered, size, name, number }
}

type PagedListProps<Item> = {
  list: Paged<Item>
  /** What is said when it cannot be had and while it is on its way, and what a screen reader calls the pages. */
  sentences: { failed: string; loading: string; pages: string }
  /** How many lines stand in for those that are on their way. */
  lines: number
  /** Up to where they are counted. */
  most?: number
  children: (page: ListPage<Item>) => ReactNode
}

/** A list that comes in pages: on its way, not to be had, there, and dimmed while another page is fetched. */
export function PagedList<Item>({ list, sentences, lines, most, children }: PagedListProps<Item>) {
  const { data, failed, loading, reload, size, name } = list
  if (failed) return <ErrorState sentence={sentences.failed} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={sentences.loading} count={lines} />
  return (
    <div aria-busy={loading} className={classNames(loading && 'opacity-60')}>
      {children(data)}
      <Pager label={sentences.pages} {...{ size, name, most }} total={data.total} next={data.next} />
    </div>
  )
}
