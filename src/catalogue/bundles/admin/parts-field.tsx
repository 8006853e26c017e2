import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { formatRupees } from '#values/money/money.ts'
import { bundleLimits } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import type { PartValues } from './bundle-values.ts'
import { PartSearch } from './part-search.tsx'

type Props = { parts: PartValues[]; onChange: (parts: PartValues[]) => void; error: string | undefined }

/** The parts of a bundle with their quantities, and a search for more. */
export function PartsField({ parts, onChange, error }: Props) {
  const change = (packId: number, quantity: string) =>
    onChange(parts.map((part) => (part.pack_id === packId ? { ...part, quantity } : part)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">{words.fields.parts}</legend>
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
