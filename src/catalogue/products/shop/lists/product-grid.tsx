import { useState } from 'react'
import type { ListPage } from '#browser/call-api.ts'
import { BelowFold } from '#browser/router/below-fold.tsx'
import { Button } from '#ui/elements/button.tsx'
import { phoneMediaQuery } from '#values/pictures/picture.ts'
import * as words from '../../words/en.ts'
import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'

/** Two columns on a phone, then three, four, and five on a large screen. */
export const productColumns =
  'grid grid-cols-pair gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6 min-[90rem]:grid-cols-5'

type ProductGridProps = {
  products: ListPage<ProductCardData>
  /** Loads the page after a cursor; a failed load is retried with the same button. */
  more: (cursor: string) => Promise<ListPage<ProductCardData>>
  /** How many cards at the start load their pictures eagerly. */
  priority?: number
}

/** As many cards as a first screen shows. The server's page has all cards in any case. */
const firstScreenCards = import.meta.env.SSR || !window.matchMedia(phoneMediaQuery).matches ? 8 : 4

/** Product cards, with a button that loads more. */
export function ProductGrid({ products, more, priority = 0 }: ProductGridProps) {
  const [added, setAdded] = useState<ListPage<ProductCardData>>({ items: [], total: 0, next: products.next })
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting')
  const show = async (cursor: string) => {
    setState('busy')
    try {
      const page = await more(cursor)
      setAdded({ ...page, items: [...added.items, ...page.items] })
      setState('resting')
    } catch {
      setState('failed')
    }
  }
  const { next } = added
  const cards = [...products.items, ...added.items].map((product, at) => (
    <li key={product.id}>
      <ProductCard product={product} priority={at < priority} />
    </li>
  ))
  return (
    <>
      <ul className={productColumns}>
        {cards.slice(0, firstScreenCards)}
        <BelowFold>{cards.slice(firstScreenCards)}</BelowFold>
      </ul>
      {next && (
        <p className="mt-8 text-center">
          {state === 'failed' && <span role="alert">{words.productsNotLoaded} </span>}
          <Button variant="secondary" busy={state === 'busy'} onClick={() => show(next)}>
            {words.showMore}
          </Button>
        </p>
      )}
    </>
  )
}
