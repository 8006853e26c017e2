import type { ReactNode } from 'react'
import type { ApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { Button } from '#ui/elements/button.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/office/en.ts'

type Props<Data> = {
  title: string
  answer: ApiQuery<Data>
  failed: string
  children: (data: Data) => ReactNode
}

/** A panel that loads its own data. A failure is shown in its place instead of a toast (decision B18). */
export function OrderPanel<Data>({ title, answer: { data, failed, loading, reload }, ...rest }: Props<Data>) {
  return (
    <section className="w-full min-w-0">
      <h2 className="mb-3 text-base!">{title}</h2>
      {!data && !failed && <SkeletonLines words={words.partLoading} count={2} />}
      {data !== undefined && rest.children(data)}
      {!data && failed && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-danger">{rest.failed}</p>
          <Button variant="quiet" className="px-4!" busy={loading} onClick={reload}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}
