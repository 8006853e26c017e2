import { useEffect, useRef, useState } from 'react'
import { isDataSaverOn } from '#browser/data-saver.ts'
import { onNearViewport } from '#browser/on-near-viewport.ts'
import { listByIds } from '#catalogue/products/shop/lists/list-by-ids.ts'
import type { ProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import { ProductStrip } from '#catalogue/products/shop/lists/product-strip.tsx'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { parsePathId } from '#values/texts/slug-path.ts'
import * as words from '../words/en.ts'
import { forgetViewed, listViewed } from './viewed-products.ts'

/** Loaded before it scrolls into view, so that what is below is not moved while it is looked at. */
const loadAheadPx = 800

type Props = {
  /** The page's path, without the language. */
  path: string
}

/**
 * What was looked at on this device, below a page: not the product of the page itself, on the cart page only while the cart
 * is empty, and not with data saver on.
 */
export function RecentlyViewed({ path }: Props) {
  const { cart, user } = useVisitor()
  const place = useRef<HTMLDivElement>(null)
  const [products, setProducts] = useState<ProductCardData[]>([])
  const isWanted = path !== '/cart' || (user !== 'unknown' && !cart?.cartItems.length)
  useEffect(() => {
    if (!isWanted || !place.current || isDataSaverOn()) return
    const own = path.startsWith('/product/') ? Number(parsePathId(path.split('/')[2])) : undefined
    const ids = listViewed().filter((id) => id !== own)
    if (ids.length < fewest(path)) return
    let isLeft = false
    const show = (found: ProductCardData[]) => {
      if (!isLeft && found.length >= fewest(path)) setProducts(found)
    }
    // Without a connection the page is complete as it is.
    const stop = onNearViewport(place.current, loadAheadPx, () => void listByIds(ids).then(show, () => {}))
    return () => {
      isLeft = true
      stop()
    }
  }, [path, isWanted])
  const clear = () => {
    forgetViewed()
    setProducts([])
  }
  return (
    <div ref={place} className="min-h-px">
      {isWanted && products.length > 0 && (
        <ProductStrip
          title={words.recentlyViewed}
          products={products}
          action={
            <Button variant="quiet" aria-label={words.clearWhat} onClick={clear}>
              {words.clear}
            </Button>
          }
        />
      )}
    </div>
  )
}

/** One product alone is not worth a place on the home page. */
const fewest = (path: string) => (path === '/' ? 2 : 1)
