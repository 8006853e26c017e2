import { useState } from 'react'
import { LabelLink } from '#catalogue/labels/admin/label-link.tsx'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import type { Product } from '../../contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import { ProductThumb } from '../products/product-thumb.tsx'
import { AddProductForm } from './add-product-form.tsx'

/** Add New Product (specification §2.23). */
export default function AddProductSection() {
  const [added, setAdded] = useState<{ product: Product; isOnSale: boolean }>()
  return added ? (
    <Added {...added} onAnother={() => setAdded(undefined)} />
  ) : (
    <AddProductForm onAdded={(product, isOnSale) => setAdded({ product, isOnSale })} />
  )
}

type AddedProps = { product: Product; isOnSale: boolean; onAnother: () => void }

/** The confirmation after adding, with a button to add another one. */
const Added = ({ product, isOnSale, onAnother }: AddedProps) => (
  <div className="flex max-w-xl flex-wrap items-center gap-5 rounded-card border border-line bg-paper p-5">
    <ProductThumb product={product} className="size-24" />
    <div className="min-w-0 flex-1 basis-48">
      <h2 className="text-xl">{product.name}</h2>
      <p className="text-ink-soft">{isOnSale ? words.inTheShop : words.notInTheShop}</p>
    </div>
    <div className="flex w-full flex-wrap gap-3">
      {/* The button that had the focus is gone, so the focus moves here. */}
      <Button autoFocus onClick={onAnother}>
        {words.addAnother}
      </Button>
      {isOnSale ? (
        <ButtonLink variant="secondary" to={product.path}>
          {words.viewInShop}
        </ButtonLink>
      ) : (
        <LabelLink product={product} />
      )}
    </div>
  </div>
)
