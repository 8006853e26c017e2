import { Pager } from '#backoffice/ui/admin/pager.tsx'
import { useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { usePage } from '#backoffice/ui/admin/use-page.ts'
import { callApiPage } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import type { catalogueEndpoints, KeptProduct } from '#catalogue/products/contract.ts'
import { LabelFields } from '#inventory/batches/admin/label-fields.tsx'
import type { Labels } from '#inventory/batches/admin/use-typed-labels.ts'
import { Card } from '#ui/elements/card.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/forms/field.tsx'
import { mostCounted } from '#values/most-counted.ts'
import * as words from '../words/office/en.ts'
import type { Typed } from './entry.ts'
import { LowMark } from './low-mark.tsx'

const aPage = 24

type Props = {
  /** Raised when the stock shown is old. */
  saved: number
  typed: Typed
  problemOf: (units: string) => string | undefined
  onType: (packId: number, units: string) => void
  labels: Labels
}

/** Every pack with what is there of it and a field for what moved. What was typed on other pages is kept. */
export function PacksToEnter({ saved, ...fields }: Props) {
  const [query] = useSearchParams()
  const q = query.get('q') ?? ''
  const { cursor } = usePage()
  const { data, failed, loading, reload } = useAnswer(`stock ${q} ${cursor} ${saved}`, (signal) =>
    callApiPage<typeof catalogueEndpoints>()('GET /products/all', {
      query: { q, cursor, limit: aPage, sort: 'name' },
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
            <PackLine key={pack.id} pack={pack} onMarked={reload} {...fields} />
          ))}
        </ul>
      </Card>
      <Pager
        label={words.pagesOfProducts}
        size={aPage}
        total={data.total}
        most={q ? mostCounted.products : undefined}
        next={data.next}
      />
    </div>
  )
}

type Pack = { id: number; name: string; stock: number; lowAt: number }

/** The size stands in the name where there are several. */
const packsOf = ({ name, packs }: KeptProduct): Pack[] =>
  packs.map(({ id, size, stock, low_stock_at: lowAt }) => ({
    id,
    stock,
    lowAt,
    name: packs.length > 1 ? `${name} ${size}` : name,
  }))

type LineProps = Omit<Props, 'saved'> & { pack: Pack; onMarked: () => void }

const PackLine = ({ pack, typed, problemOf, onType, labels, onMarked }: LineProps) => {
  const { id, name, stock } = pack
  return (
    <li className="grid grid-cols-[1fr_8rem] items-center gap-4 py-3">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-soft tabular-nums">{words.left({ count: stock })}</span>{' '}
        <LowMark pack={pack} onSaved={onMarked} />
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
      {labels.asked && (typed[id] ?? '').trim() !== '' && (
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
