import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { SearchInput } from '#backoffice/ui/admin/lists/search-input.tsx'
import { callApiPage } from '#browser/call-api.ts'
import type { AdminProduct, catalogueEndpoints } from '#catalogue/products/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { formatRupees } from '#values/money/money.ts'
import { bundleLimits } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import type { PartValues } from './bundle-values.ts'

type Props = { parts: PartValues[]; onChange: (parts: PartValues[]) => void; error: string | undefined }

/** The parts of a bundle with their quantities, and a search for more. */
export function PartsField({ parts, onChange, error }: Props) {
  const change = (packId: number, quantity: string) =>
    onChange(parts.map((part) => (part.pack_id === packId ? { ...part, quantity } : part)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{words.fields.parts}</legend>
      {parts.length === 0 && <p className="text-sm text-ink-soft">{words.noParts}</p>}
      <ul className="divide-y divide-line">
        {parts.map(({ pack_id, name, price, quantity }) => (
          <li key={pack_id} className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-center gap-3 py-2">
            <span className="wrap-anywhere">
              {name} <span className="text-sm text-ink-soft">{formatRupees(price)}</span>
            </span>
            <Field
              label={<span className="sr-only">{words.unitsOf({ name })}</span>}
              inputMode="numeric"
              autoComplete="off"
              value={quantity}
              onChange={(event) => change(pack_id, event.currentTarget.value)}
            />
            <Button
              variant="quiet"
              className="px-3!"
              aria-label={words.removeNamed({ name })}
              onClick={() => onChange(parts.filter((part) => part.pack_id !== pack_id))}
            >
              {words.removePart}
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {parts.length < bundleLimits.mostParts && (
        <PartSearch
          chosen={parts.map(({ pack_id }) => pack_id)}
          onAdd={(part) => onChange([...parts, part])}
        />
      )}
    </fieldset>
  )
}

const mostFound = 6

/** Finds products by name and adds one of their sizes. */
function PartSearch({ chosen, onAdd }: { chosen: number[]; onAdd: (part: PartValues) => void }) {
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { data } = useApiQuery(`parts ${q}`, async (signal) =>
    q === ''
      ? undefined
      : callApiPage<typeof catalogueEndpoints>()('GET /products/all', {
          query: { q, limit: mostFound },
          signal,
        }),
  )
  const found = (data?.items ?? []).flatMap(sizesOf).filter(({ pack_id }) => !chosen.includes(pack_id))
  return (
    <>
      <SearchInput
        label={words.findParts}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {q !== '' && (
        <ul aria-label={words.found} className="divide-y divide-line">
          {found.map((part) => (
            <li key={part.pack_id} className="flex items-center justify-between gap-3 py-1">
              <span className="min-w-0 wrap-anywhere">
                {part.name} <span className="text-sm text-ink-soft">{formatRupees(part.price)}</span>
              </span>
              <Button
                variant="secondary"
                className="px-4! text-sm"
                aria-label={words.addNamed({ name: part.name })}
                onClick={() => onAdd(part)}
              >
                {words.addPart}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The sizes of a product as parts; a name includes the size if there are several. */
const sizesOf = ({ name, packs, tax_rate }: AdminProduct): PartValues[] =>
  packs.map(({ id, size, price }) => ({
    pack_id: id,
    name: packs.length > 1 ? `${name} ${size}` : name,
    price,
    tax_rate,
    quantity: '1',
  }))
