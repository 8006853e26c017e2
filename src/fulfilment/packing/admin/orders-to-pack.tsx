import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { Pager } from '#backoffice/ui/admin/lists/pager.tsx'
import { usePageCursor } from '#backoffice/ui/admin/lists/use-page-cursor.ts'
import { callApiPage } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { countLimits } from '#values/count-limits.ts'
import type { packingEndpoints } from '../contract.ts'
import { maxAtOnce } from '../printing-contract.ts'
import * as words from '../words/office/en.ts'
import { ActionBar } from './action-bar.tsx'
import { ListHead } from './list-head.tsx'
import { PackingLines } from './packing-lines.tsx'
import { ScanField } from './scan-field.tsx'
import { usePackedOrders } from './use-packed-orders.ts'

const pageLength = 100

type Props = { chosen: number[]; onChoose: (choose: (was: number[]) => number[]) => void }

/** Orders to pack, oldest first: selected for picking and printing, marked packed by scanning. */
export function OrdersToPack({ chosen, onChoose }: Props) {
  const [query] = useSearchParams()
  const place = query.get('place') ?? undefined
  const day = query.get('day') ?? undefined
  const { cursor } = usePageCursor()
  const { data, failed, loading, reload } = useApiQuery(
    `orders to pack ${place} ${day} ${cursor}`,
    (signal) =>
      callApiPage<typeof packingEndpoints>()('GET /packing/orders', {
        query: { place, day, cursor, limit: pageLength },
        signal,
      }),
  )
  const { packed, add, remove } = usePackedOrders()
  const waiting = data?.items.filter(({ id }) => !packed.has(id)) ?? []
  const listed = waiting.map(({ id }) => id)

  function tickOff(orders: { id: number; step: number | null }[]) {
    add(orders)
    const done = new Set(orders.map(({ id }) => id))
    onChoose((was) => was.filter((id) => !done.has(id)))
  }

  return (
    <div className="max-w-3xl">
      <ScanField onPacked={(order) => tickOff([order])} onUndone={remove} />
      {failed && <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />}
      {!data && !failed && <SkeletonLines words={words.loading} count={8} />}
      {data && !failed && (
        <div aria-busy={loading} className={classNames(loading && 'opacity-60')}>
          <ListHead
            total={data.total - (data.items.length - waiting.length)}
            allChosen={listed.length > 0 && listed.every((id) => chosen.includes(id))}
            onChooseAll={(all) =>
              onChoose((was) => {
                const others = was.filter((id) => !listed.includes(id))
                return all ? [...others, ...listed].slice(0, maxAtOnce) : others
              })
            }
          />
          {data.items.length === 0 ? (
            <EmptyState sentence={words.nothingToPack} />
          ) : (
            <PackingLines
              orders={data.items}
              packed={packed}
              chosen={chosen}
              onChoose={(ids, on) =>
                onChoose((was) => {
                  const others = was.filter((id) => !ids.includes(id))
                  return on ? [...others, ...ids].slice(-maxAtOnce) : others
                })
              }
            />
          )}
          <Pager
            label={words.pages}
            size={pageLength}
            total={data.total}
            countLimit={countLimits.orders}
            next={data.next}
          />
          <ActionBar
            chosen={chosen}
            listed={listed}
            onClear={() => onChoose(() => [])}
            onPacked={tickOff}
            onUndone={(ids) => ids.forEach(remove)}
            onOutdated={reload}
          />
        </div>
      )}
    </div>
  )
}
