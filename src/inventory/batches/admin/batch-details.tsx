import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatDayAndYear } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Batch, batchEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { EditBatch } from './edit-batch.tsx'
import { OrdersWithBatch } from './orders-with-batch.tsx'
import { EndRecall, Recall } from './recall.tsx'

/** One batch: its remaining units, its recall, and every order that got units of it. */
export function OneBatch({ id }: { id: number }) {
  const { data, failed, loading, reload, change } = useApiQuery(`batch ${id}`, (signal) =>
    callApi<typeof batchEndpoints>()('GET /stock/batches/{id}', { params: { id }, signal }),
  )
  return (
    <>
      <TextLink to={sectionUrl('stock', { part: 'batches' })} className="justify-self-start">
        {words.backToList}
      </TextLink>
      {data ? (
        <BatchFacts batch={data} onChanged={(batch) => change(() => batch)} />
      ) : failed ? (
        <ErrorState sentence={words.batchNotLoaded} onRetry={reload} busy={loading} />
      ) : (
        <SkeletonLines words={words.loading} count={4} />
      )}
      {data && (
        <IfMay right="customers:read">
          <OrdersWithBatch key={data.recalled_at} id={id} />
        </IfMay>
      )}
    </>
  )
}

type Props = { batch: Batch; onChanged: (batch: Batch) => void }

/** Dates, units and note of a batch, with the actions to edit and recall it. */
function BatchFacts({ batch, onChanged }: Props) {
  const [swapped, setSwapped] = useState<number[]>([])
  const { name, code, packed_on, best_before, sell_until, left, aside, state, recalled_at, note } = batch
  return (
    <section aria-labelledby="batch" className="grid gap-4">
      <h2 id="batch" className="text-xl wrap-anywhere">
        {name} {code}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-ink-soft">{words.bestBefore}</dt>
        <dd>
          {formatDayAndYear(best_before)}{' '}
          <span className="text-ink-soft">{words.packedOn({ day: formatDayAndYear(packed_on) })}</span>
        </dd>
        <dt className="text-ink-soft">{words.soldUntil}</dt>
        <dd>
          {formatDayAndYear(sell_until)} {state !== 'sold' && <strong>{words.states[state]}</strong>}
        </dd>
        <dt className="text-ink-soft">{words.units}</dt>
        <dd>
          {left} {aside > 0 && <span className="text-ink-soft">{words.onHold({ count: aside })}</span>}
        </dd>
        {note && (
          <>
            <dt className="text-ink-soft">{words.note}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{note}</dd>
          </>
        )}
      </dl>
      <IfMay right="stock:write">
        <EditBatch batch={batch} onChanged={onChanged} />
      </IfMay>
      {recalled_at ? (
        <>
          <p className="rounded-field bg-tint-danger p-3 font-medium wrap-anywhere">
            {words.recalledBy({
              day: formatDayAndYear(recalled_at),
              by: batch.recalled_by ?? '',
              reason: batch.recall_reason ?? '',
            })}
          </p>
          {swapped.length > 0 && (
            <p role="status">
              {words.replacedInOrders({
                numbers: swapped.map((id) => `#${id}`).join(', '),
                count: swapped.length,
              })}
            </p>
          )}
          <IfMay right="stock:write">
            <EndRecall id={batch.id} onEnded={onChanged} />
          </IfMay>
        </>
      ) : (
        <IfMay right="stock:write">
          <Recall
            id={batch.id}
            onRecalled={({ swapped, ...recalled }) => {
              setSwapped(swapped)
              onChanged(recalled)
            }}
          />
        </IfMay>
      )}
    </section>
  )
}
