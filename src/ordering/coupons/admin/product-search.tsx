import { ProductFinder } from '#catalogue/products/admin/products/product-finder.tsx'
import { Button } from '#ui/elements/button.tsx'
import * as words from '../words/office/section/en.ts'

type Props = { isChosen: (id: number) => boolean; onAdd: (product: { id: number; name: string }) => void }

/** Finds products by name, and adds them. */
export const ProductSearch = ({ isChosen, onAdd }: Props) => (
  <ProductFinder label={words.findProducts}>
    {(found) =>
      found
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
        ))
    }
  </ProductFinder>
)
