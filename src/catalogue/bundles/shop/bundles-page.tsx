import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import { apiOf, type HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { PageHeading } from '#catalogue/products/shop/lists/page-heading.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { Bundle, bundleEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { BundleCards } from './bundle-card.tsx'

/** Every bundle on offer; a shop has few. */
export const loader = async (args: LoaderFunctionArgs) => ({
  bundles: await apiOf<typeof bundleEndpoints>(args)('GET /bundles', { query: { limit: 100 } }),
})

export const head = ({ storeName }: HeadArgs<{ bundles: Bundle[] }>) => ({
  title: `${words.bundles} | ${storeName}`,
  description: words.bundlesLead,
})

/** The list of all bundles. */
export default function BundlesPage() {
  const { bundles } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-screen pb-12 outline-none lg:pb-20">
      <PageHeading crumbs={[{ label: words.bundles }]} title={words.bundles} lead={words.bundlesLead} />
      {bundles.length === 0 ? (
        <EmptyState sentence={words.noBundles} />
      ) : (
        <BundleCards bundles={bundles} label={words.bundles} />
      )}
    </main>
  )
}
