import { ProductFinder } from '#catalogue/products/admin/products/product-finder.tsx'
import type { AdminProduct } from '#catalogue/products/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../words/office/section/en.ts'
import type { PartValues } from './bundle-values.ts'

/** Finds products by name and adds one of their sizes. */
export const PartSearch = ({ chosen, onAdd }: { chosen: number[]; onAdd: (part: PartValues) => void }) => (
  <ProductFinder label={words.findParts}>
    {(found) =>
      found
        .flatMap(sizesOf)
        .filter(({ pack_id }) => !chosen.includes(pack_id))
        .map((part) => (
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
        ))
    }
  </ProductFinder>
)

/** The sizes of a product as parts; a name includes the size if there are several. */
const sizesOf = ({ name, packs, tax_rate }: AdminProduct): PartValues[] =>
  packs.map((variant) => ({
    pack_id: variant.id,
    name: packs.length > 1 ? `${name} ${variant.size}` : name,
    price: variant.period?.price ?? variant.price,
    tax_rate,
    quantity: '1',
  }))
