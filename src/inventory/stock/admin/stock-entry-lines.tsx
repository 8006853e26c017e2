import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { Pager } from '#backoffice/ui/admin/lists/pager.tsx'
import { usePageCursor } from '#backoffice/ui/admin/lists/use-page-cursor.ts'
import { callApiPage } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import type { AdminProduct, catalogueEndpoints } from '#catalogue/products/contract.ts'
import { LabelFields } from '#inventory/batches/admin/label-fields.tsx'
import type { LabelInputsState } from '#inventory/batches/admin/use-label-inputs.ts'
import { Card } from '#ui/elements/card.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/forms/field.tsx'
import { countLimits } from '#values/count-limits.ts'
import * as words from '../words/office/en.ts'
import { LowStockThreshold } from './low-stock-threshold.tsx'
import type { EnteredUnits } from './stock-entry-values.ts'

const pageSize = 24

type Props = {
  /** Incremented when the stock must be fetched again. */
  saved: number
  typed: EnteredUnits
  problemOf: (units: string) => string | undefined
  onType: (packId: number, units: string) => void
  labels: LabelInputsState
}

/** Every pack with its stock and a field for the change. Inputs on other pages are kept. */
export function StockEntryLines({ saved, ...fields }: Props) {
  const [query] = useSearchParams()
  const q = query.get('q') ?? ''
  const { cursor } = usePageCursor()
  const { data, failed, loading, reload } = useApiQuery(`stock ${q} ${cursor} ${saved}`, (signal) =>
    callApiPage<typeof catalogueEndpoints>()('GET /products/all', {
      query: { q, cursor, limit: pageSize, sort: 'name' },
      signal,
    }),
  )
  if (failed) return <ErrorState sentence={words.productsNotLoaded} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.loadingProducts} count={6} />
  if (data.items.length === 0) return <EmptyState sentence={words.noProducts} />
  return (
    <div aria-busy={loading} className={classNames(loading && 'opacity-60')}>
      <Card className="px-5 py-2">
        <ul aria-label={words.products} className="divide-y divide-line">
          {data.items.flatMap(packsOf).map((pack) => (
            <EntryLine key={pack.id} pack={pack} onThresholdSaved={reload} {...fields} />
          ))}
        </ul>
      </Card>
      <Pager
        label={words.pagesOfProducts}
        size={pageSize}
        total={data.total}
        countLimit={q ? countLimits.products : undefined}
        next={data.next}
      />
    </div>
  )
}

/** `stock` is what can be sold; units reserved by unpaid orders come on top. */
type Pack = { id: number; name: string; stock: number; reserved: number; lowAt: number }

/** The variants of a product; the name includes the size if there are several. */
const packsOf = ({ name, packs }: AdminProduct): Pack[] =>
  packs.map(({ id, size, stock, reserved, low_stock_at: lowAt }) => ({
    id,
    stock,
    reserved,
    lowAt,
    name: packs.length > 1 ? `${name} ${size}` : name,
  }))

type LineProps = Omit<Props, 'saved'> & { pack: Pack; onThresholdSaved: () => void }

const EntryLine = ({ pack, typed, problemOf, onType, labels, onThresholdSaved }: LineProps) => {
  const { id, name, stock, reserved } = pack
  return (
    <li className="grid grid-cols-[1fr_8rem] items-center gap-4 py-3">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-soft tabular-nums">{words.left({ count: stock, reserved })}</span>{' '}
        <LowStockThreshold pack={pack} onSaved={onThresholdSaved} />
      </span>
      <Field
        label={<span className="sr-only">{words.unitsOf({ name })}</span>}
        inputMode="text"
        autoComplete="off"
        className="text-right tabular-nums"
        value={typed[id] ?? ''}
        error={problemOf(typed[id] ?? '')}
        onChange={(event) => onType(id, event.currentTarget.value)}
      />
      {labels.enabled && (typed[id] ?? '').trim() !== '' && (
        <LabelFields
          name={name}
          label={labels.typed[id]}
          problems={labels.problemsAt(id)}
          onType={(label) => labels.type(id, label)}
        />
      )}
    </li>
  )
}
