import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatDayAndYear } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { callApi } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { Button } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { ArrowLeftIcon, PrinterIcon } from '#ui/elements/lazy-icons.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { PickLine, packingEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { Checkbox } from './checkbox.tsx'

/** Picked units by line key. */
type Picked = Record<string, number>

/** `orders`: ids as in the URL, `1041.1042`. */
type Props = { orders: string; picked: Picked; onPick: (picked: Picked) => void }

/** The products to pick for the selected orders. Ticks survive a reload. */
export function PickList({ orders, picked, onPick }: Props) {
  const { data, failed, loading, reload } = useApiQuery(`pick list of ${orders}`, (signal) =>
    callApi<typeof packingEndpoints>()('GET /packing/pick-list', { query: { orders }, signal }),
  )
  const done = data?.filter((line) => isPicked(line, picked)).length ?? 0
  return (
    <div className="max-w-3xl">
      <p className="hidden pb-2 print:block">
        {words.pickListOf({
          orders: orders
            .split('.')
            .map((id) => `#${id}`)
            .join(', '),
          day: formatDayAndYear(new Date().toISOString()),
        })}
      </p>
      <div className="print:hidden flex flex-wrap items-center justify-between gap-x-4">
        <BackLink />
        {data && (
          <p role="status" className="text-sm font-medium">
            {done === data.length ? words.allPicked : words.pickedOf({ picked: done, all: data.length })}
          </p>
        )}
      </div>
      {failed && <ErrorState sentence={words.pickListNotLoaded} onRetry={reload} busy={loading} />}
      {!data && !failed && <SkeletonLines words={words.loadingPickList} count={6} />}
      {data?.length === 0 && <EmptyState sentence={words.nothingToPick} />}
      {data && data.length > 0 && (
        <>
          <ul aria-label={words.pickList} className="divide-y divide-line border-y border-line">
            {data.map((line) => (
              <PickRow
                key={line.key}
                line={line}
                pickedUnits={picked[line.key] ?? 0}
                onTick={(on) => onPick({ ...picked, [line.key]: on ? line.quantity : 0 })}
              />
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2 print:hidden">
            <Button variant="secondary" onClick={() => window.print()}>
              <PrinterIcon className="size-4" /> {words.printPickList}
            </Button>
            <Button variant="quiet" onClick={() => onPick({})}>
              {words.startAnew}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function BackLink() {
  const [query] = useSearchParams()
  const back = new URLSearchParams(query)
  back.delete('pick')
  return (
    <TextLink to={`?${back}`} className="gap-1">
      <ArrowLeftIcon className="size-5" /> {words.backToOrders}
    </TextLink>
  )
}

/**
 * Whether all units of a line are picked. Selecting another order later may raise the quantity; the line then counts as
 * not picked.
 */
const isPicked = ({ key, quantity }: PickLine, picked: Picked) => (picked[key] ?? 0) >= quantity

type LineProps = { line: PickLine; pickedUnits: number; onTick: (on: boolean) => void }

const PickRow = ({ line: { name, size, quantity, orders, batches }, pickedUnits, onTick }: LineProps) => {
  const isComplete = pickedUnits >= quantity
  return (
    <li className="flex break-inside-avoid items-center gap-2 py-1">
      <Checkbox label={words.pick({ name, size, quantity })} checked={isComplete} onChange={onTick} />
      <span className={classNames('min-w-0 flex-1 leading-snug', isComplete && 'text-ink-soft line-through')}>
        <span className="block wrap-anywhere">
          {name} <span className="whitespace-nowrap text-ink-soft">{size}</span>
        </span>
        <span className="block text-sm text-ink-soft">{words.inOrders({ count: orders })}</span>
        {batches?.map(({ code, best_before, units }) => (
          <span key={`${code} ${best_before}`} className="block text-sm wrap-anywhere">
            {words.ofBatch({ code, day: formatDayAndYear(best_before), units })}
          </span>
        ))}
      </span>
      <span className="shrink-0 text-right leading-snug tabular-nums">
        <span className="block text-lg font-semibold">{quantity}</span>
        {pickedUnits > 0 && !isComplete && (
          <span className="block text-sm text-terracotta-dark">
            {words.more({ count: quantity - pickedUnits })}
          </span>
        )}
      </span>
    </li>
  )
}
