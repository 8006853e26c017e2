import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { SearchInput } from '#backoffice/ui/admin/lists/search-input.tsx'
import { callApi } from '#browser/call-api.ts'
import type { Product } from '#catalogue/products/contract.ts'
import type { searchEndpoints } from '#catalogue/search/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { QuantityStepper } from '#ui/forms/quantity-stepper.tsx'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../words/office/en.ts'
import { type ChosenItem, withQuantity } from './phone-order-values.ts'

type Props = { items: ChosenItem[]; onChange: (items: ChosenItem[]) => void }

const shownProducts = 5

/** The chosen sizes, and below them the products that a search finds, each size with its price and stock. */
export function ItemPicker({ items, onChange }: Props) {
  const [q, setQ] = useState('')
  const { data, failed, loading, reload } = useApiQuery(`phone-order-search ${q}`, (signal) =>
    callApi<typeof searchEndpoints>()('GET /search', { query: { q, limit: shownProducts }, signal }),
  )
  const found = (data?.products.length ? data.products : (data?.bestsellers ?? [])).flatMap(sizesOf)
  const unchosen = found.filter(({ packId }) => !items.some((item) => item.packId === packId))
  const set = (item: Omit<ChosenItem, 'quantity'>, quantity: number) =>
    onChange(withQuantity(items, item, quantity))
  return (
    <div className="grid gap-3">
      {items.length > 0 && (
        <ul aria-label={words.items} className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.packId} className={lineStyles}>
              <SizeFacts {...item} />
              <QuantityStepper
                name={item.name}
                quantity={item.quantity}
                max={item.stock}
                onAdd={() => set(item, item.quantity + 1)}
                onSubtract={() => set(item, item.quantity - 1)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <SearchInput
          label={words.search}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      {failed && <ErrorState sentence={words.productsNotLoaded} onRetry={reload} busy={loading} />}
      {!data && !failed && <SkeletonLines words={words.searching} count={3} />}
      {data && found.length === 0 && <EmptyState sentence={words.nothingFound} />}
      <ul aria-label={words.search} aria-busy={loading} className="divide-y divide-line">
        {unchosen.map((size) => (
          <li key={size.packId} className={lineStyles}>
            <SizeFacts {...size} />
            {size.stock > 0 && (
              <Button variant="secondary" className="px-4! text-sm" onClick={() => set(size, 1)}>
                {words.addItem}
                <span className="sr-only">{` ${size.name}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const lineStyles = 'flex min-h-14 items-center justify-between gap-x-3 py-1.5'

const SizeFacts = ({ name, price, stock }: Omit<ChosenItem, 'quantity'>) => (
  <span className="min-w-0">
    <span className="block font-medium wrap-anywhere">{name}</span>
    <span className="text-sm text-ink-soft tabular-nums">
      {formatRupees(price)} · {words.inStock({ count: stock })}
    </span>
  </span>
)

/** Every size of a product, named like it. */
const sizesOf = ({ name, packs }: Product) =>
  packs.map(({ id, size, price, stock }) => ({ packId: id, name: `${name}, ${size}`, price, stock }))
