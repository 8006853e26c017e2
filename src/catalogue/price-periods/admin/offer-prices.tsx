import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { DeleteDialog } from '#backoffice/ui/admin/dialogs/delete-dialog.tsx'
import { callApi } from '#browser/call-api.ts'
import type { AdminProduct } from '#catalogue/products/contract.ts'
import type { AdminVariant } from '#catalogue/products/variant-contract.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { PricePeriod, pricePeriodEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { PeriodForm } from './period-form.tsx'
import { periodSentence } from './period-values.ts'

const api = callApi<typeof pricePeriodEndpoints>()

type Props = { product: AdminProduct; onChanged: () => void }

/** The prices of a product's sizes that have a start and an end, collapsed until they are opened. */
export function OfferPrices(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mb-6 rounded-field border border-line px-4"
    >
      <summary className="-mx-4 flex min-h-12 items-center px-4 font-semibold">{words.offerPrices}</summary>
      {open && <PeriodsOfSizes {...props} />}
    </details>
  )
}

function PeriodsOfSizes({ product, onChanged }: Props) {
  const { data, failed, loading, reload } = useApiQuery(`offer prices of ${product.id}`, (signal) =>
    api('GET /products/{id}/prices', { params: { id: product.id }, signal }),
  )
  if (failed) return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.loading} count={2} />
  const finish = () => {
    reload()
    onChanged()
  }
  return (
    <div className="grid grid-cols-1 gap-5 pb-4">
      <p className="text-sm text-ink-soft">{words.hint}</p>
      {product.packs.map((variant) => (
        <PeriodsOfSize
          key={variant.id}
          product={product}
          variant={variant}
          periods={data.filter(({ pack_id }) => pack_id === variant.id)}
          onChanged={finish}
        />
      ))}
    </div>
  )
}

type SizeProps = Props & { variant: AdminVariant; periods: PricePeriod[] }

function PeriodsOfSize({ product, variant, periods, onChanged }: SizeProps) {
  const [edited, setEdited] = useState<number | 'new'>()
  const [toRemove, setToRemove] = useState<PricePeriod>()
  const several = product.packs.length > 1
  const formFor = (period?: PricePeriod) => (
    <PeriodForm
      productId={product.id}
      variant={variant}
      period={period}
      onCancel={() => setEdited(undefined)}
      onSaved={() => {
        setEdited(undefined)
        onChanged()
      }}
    />
  )
  return (
    <section className="grid grid-cols-1 gap-2" aria-label={several ? variant.size : undefined}>
      {several && <h3 className="font-sans text-base font-semibold">{variant.size}</h3>}
      {periods.length === 0 && edited !== 'new' && <p className="text-sm text-ink-soft">{words.none}</p>}
      <ul className="grid grid-cols-1 gap-2">
        {periods.map((period) =>
          edited === period.id ? (
            <li key={period.id}>{formFor(period)}</li>
          ) : (
            <PeriodLine
              key={period.id}
              period={period}
              onEdit={() => setEdited(period.id)}
              onRemove={() => setToRemove(period)}
            />
          ),
        )}
      </ul>
      {edited === 'new' ? (
        formFor()
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setEdited('new')}>
          {several ? words.addFor({ size: variant.size }) : words.add}
        </Button>
      )}
      {toRemove && (
        <DeleteDialog
          question={toRemove.running ? words.endQuestion : words.removeQuestion}
          name={periodSentence(toRemove)}
          failed={words.notRemoved}
          send={() =>
            api('DELETE /products/{id}/prices/{period}', {
              params: { id: product.id, period: toRemove.id },
            })
          }
          onClose={() => setToRemove(undefined)}
          onDeleted={onChanged}
        />
      )}
    </section>
  )
}

type LineProps = { period: PricePeriod; onEdit: () => void; onRemove: () => void }

const PeriodLine = ({ period, onEdit, onRemove }: LineProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
    <span className="min-w-0 tabular-nums">
      {period.running && (
        <>
          <Badge>{words.running}</Badge>{' '}
        </>
      )}
      {periodSentence(period)}
    </span>
    <span className="flex gap-2">
      <Button variant="secondary" className="px-4! text-sm" onClick={onEdit}>
        {words.change}
      </Button>
      <Button variant="quiet" className="px-4! text-sm" onClick={onRemove}>
        {period.running ? words.endNow : words.remove}
      </Button>
    </span>
  </li>
)
