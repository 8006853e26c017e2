import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { Bundle, bundleEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { BundleCards } from './bundle-card.tsx'

const most = 3

/**
 * Bundles on offer below a page's own content; nothing if there are none or they cannot be loaded. They are fetched with
 * this code, once the shopper uses the page, so that the page itself needs neither.
 * @param productId only bundles with this product
 */
export function BundleStrip({ productId }: { productId?: number }) {
  const [bundles, setBundles] = useState<Bundle[]>([])
  useEffect(() => {
    const left = new AbortController()
    const query = { limit: most, ...(productId && { product_id: productId }) }
    callApi<typeof bundleEndpoints>()('GET /bundles', { query, signal: left.signal }).then(
      setBundles,
      () => {},
    )
    return () => left.abort()
  }, [productId])
  if (bundles.length === 0) return null
  return (
    <section className="page-column page-section">
      <h2 className="mb-6">{words.inBundles}</h2>
      <BundleCards bundles={bundles} label={words.inBundles} />
      <TextLink to="/bundles" className="mt-4">
        {words.allBundles}
      </TextLink>
    </section>
  )
}
