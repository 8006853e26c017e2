import { useState } from 'react'
import { SearchInput } from '#backoffice/ui/admin/lists/search-input.tsx'
import { useFoundProducts } from '#catalogue/products/admin/products/use-found-products.ts'
import { Button } from '#ui/elements/button.tsx'
import * as words from '../words/office/section/en.ts'

type Props = { isChosen: (id: number) => boolean; onAdd: (product: { id: number; name: string }) => void }

/** Finds products by name, and adds them. */
export function ProductSearch({ isChosen, onAdd }: Props) {
  const [typed, setTyped] = useState('')
  const found = useFoundProducts(typed)
  return (
    <>
      <div className="relative">
        <SearchInput
          label={words.findProducts}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // Enter searches, and must not save the coupon.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {typed.trim() !== '' && (
        <ul aria-label={words.found} className="divide-y divide-line">
          {found
            .filter(({ id }) => !isChosen(id))
            .map(({ id, name }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-1">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <Button
                  variant="secondary"
                  className="px-4! text-sm"
                  aria-label={words.addNamed({ name })}
                  onClick={() => onAdd({ id, name })}
                >
                  {words.add}
                </Button>
              </li>
            ))}
        </ul>
      )}
    </>
  )
}
