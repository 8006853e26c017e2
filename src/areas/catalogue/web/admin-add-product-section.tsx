import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Product } from '../contract.ts'
import { AddProductForm } from './admin-add-product-form.tsx'
import { ProductThumb } from './admin-product-thumb.tsx'

/** Add New Product (specification §2.23). */
export default function AddProductSection() {
  const [added, setAdded] = useState<Product>()
  return added ? (
    <Added product={added} onAnother={() => setAdded(undefined)} />
  ) : (
    <AddProductForm onAdded={setAdded} />
  )
}

/** It is on sale; most merchants have another one to add. */
const Added = ({ product, onAnother }: { product: Product; onAnother: () => void }) => (
  <div className="flex max-w-xl flex-wrap items-center gap-5 rounded-card border border-line bg-paper p-5">
    <ProductThumb product={product} className="size-24" />
    <div className="min-w-0 flex-1 basis-48">
      <h2 className="text-xl">{product.name}</h2>
      <p className="text-ink-soft">It is in the shop now.</p>
    </div>
    <div className="flex w-full flex-wrap gap-3">
      {/* The button that had the focus is gone; this is what follows. */}
      <Button autoFocus onClick={onAnother}>
        Add another
      </Button>
      <ButtonLink variant="secondary" to={`/product/${product.id}`}>
        View in shop
      </ButtonLink>
    </div>
  </div>
)
