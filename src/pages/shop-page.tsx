import type { PageModule } from '#browser/page.ts'
import { RouteErrorBoundary } from '#browser/router/error-boundary.tsx'
import { usePublicSettings } from '#browser/router/hooks.ts'
import { Router, useRouteState } from '#browser/router/router.tsx'
import type { RouterState } from '#browser/router/router-state.ts'
import { PageError } from '#shopfront/pages/shop/page-error.tsx'
import { ShopLayout } from '#shopfront/pages/shop/shop-layout.tsx'
import { StoreSettingsContext } from '#shopfront/settings/shop/use-store-settings.ts'
import { LoadingPage } from '#ui/feedback/loading-page.tsx'
import type { PageUrl } from './page-url.ts'

/** A route's handle: its row of the page table, and the page's code once it is loaded. */
export type RouteHandle = { url: PageUrl; page?: PageModule }

/** A page in the shop's layout, the same on the server and in the browser. */
export const ShopPage = ({ first }: { first: RouterState }) => (
  <Router first={first}>
    <PageInFrame />
  </Router>
)

function PageInFrame() {
  const { matches, initialized } = useRouteState()
  const facts = usePublicSettings()
  // `routes.ts` gives every page such a handle.
  const handle = matches.at(-1)?.route.handle as RouteHandle
  const { url, page } = handle
  const Page = initialized && page ? page.default : LoadingPage
  return (
    <StoreSettingsContext value={facts.store}>
      <ShopLayout facts={facts} url={url} head={page?.head}>
        <RouteErrorBoundary as={page?.ErrorBoundary ?? PageError}>
          <Page />
        </RouteErrorBoundary>
      </ShopLayout>
    </StoreSettingsContext>
  )
}
