import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { SearchInput } from '#backoffice/ui/admin/lists/search-input.tsx'
import { callApi, callApiPage } from '#browser/call-api.ts'
import type { catalogueEndpoints } from '#catalogue/products/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Label, labelEndpoints } from '../contract.ts'
import * as words from '../words/office/form/en.ts'

type Props = { productId: number; onCopy: (label: Label) => void }
type Named = { id: number; name: string }

/** How many products are offered at most; typing more letters finds the others. */
const most = 8

/** A search for another product, whose saved label is given to `onCopy`. `productId` is the product being edited. */
export function CopyLabel({ productId, onCopy }: Props) {
  const [open, setOpen] = useState(false)
  const copy = useAction(
    async ({ id, name }: Named) => {
      const { label } = await callApi<typeof labelEndpoints>()('GET /products/{id}/label', { params: { id } })
      if (!label) return toast.error(words.noLabelThere({ name }))
      onCopy(label)
      setOpen(false)
      toast.success(words.copied({ name }))
    },
    { failed: words.notCopied },
  )
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-field border border-line px-4"
    >
      <summary className="-mx-4 flex min-h-12 items-center px-4 font-semibold">{words.copyFrom}</summary>
      {open && <OtherProducts productId={productId} onChoose={(product) => void copy.run(product)} />}
    </details>
  )
}

function OtherProducts({ productId, onChoose }: { productId: number; onChoose: (product: Named) => void }) {
  const [q, setQ] = useState('')
  const { data, failed } = useApiQuery(`labels to copy ${q}`, (signal) =>
    callApiPage<typeof catalogueEndpoints>()('GET /products/all', {
      query: { q: q.trim() || undefined, sort: 'name', limit: most + 1 },
      signal,
    }),
  )
  const others = data?.items.filter(({ id }) => id !== productId).slice(0, most) ?? []
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-sm text-ink-soft">{words.copyHint}</p>
      <div className="relative">
        <SearchInput
          label={words.searchProducts}
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
      </div>
      {failed && <p className="text-danger">{words.productsNotLoaded}</p>}
      <ul className="divide-y divide-line">
        {others.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button
              variant="quiet"
              aria-label={words.copyLabelOf({ name })}
              onClick={() => onChoose({ id, name })}
            >
              {words.copy}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
