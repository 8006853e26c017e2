import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'

type Props = {
  title: string
  products: ProductCardData[]
  /** Beside the heading. */
  action?: ReactNode
}

/** A row of product cards that scrolls sideways, below the rest of a page. */
export const ProductStrip = ({ title, products, action }: Props) => (
  <section aria-label={title} className="page-column page-section">
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
      <h2>{title}</h2>
      {action}
    </div>
    <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pb-4 sm:gap-5">
      {products.map((product) => (
        <li key={product.id} className="w-40 shrink-0 snap-start scroll-mx-4 sm:w-56">
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  </section>
)
