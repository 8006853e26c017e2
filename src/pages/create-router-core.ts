import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { publicSettingsContext } from '#browser/page.ts'
import { onStoreChange } from '#browser/store-changes.ts'
import { base } from '#words/page/en.ts'
import { stayWhenOffline } from './offline-fallback.ts'
import type { PageData } from './page-data.ts'
import { prefetchLinkedCode, prefetchLinks } from './prefetch-page.ts'
import { rememberLanguage } from './remember-language.ts'
import { routes } from './routes.ts'

/** The router's core, from the page that the server sent on. It asks at once for what a page behind the guard needs. */
export async function createRouterCore({ page, loaderData, errors }: PageData) {
  await resolveCurrentPage()
  let { shop } = loaderData
  const core = createBrowserRouter(routes, {
    ...(base && { basename: base }),
    hydrationData: { loaderData, errors },
    getContext: () => new RouterContextProvider(new Map([[publicSettingsContext, shop]])),
  })
  onStoreChange((store) => {
    shop = { ...shop, store }
    void core.revalidate()
  })
  stayWhenOffline(core)
  prefetchLinks()
  prefetchLinkedCode()
  rememberLanguage(page)
  // A step to another page waits for whatever of this one has not been taken over yet: late parts hear that somebody is
  // there who may want one, and once more when it begins.
  const announceNavigation = () => window.dispatchEvent(new Event('shop-moves'))
  core.subscribe(announceNavigation)
  removeStaleNotice(core)
  announceNavigation()
  return core
}

/** What the server said of a page that it could not check is true of that page alone. */
function removeStaleNotice(core: ReturnType<typeof createBrowserRouter>) {
  const { key } = core.state.location
  core.subscribe(({ location }) => {
    if (location.key !== key) document.getElementById('stale')?.remove()
  })
}

/** What was loaded for it counts only for a page whose code the router has. */
async function resolveCurrentPage() {
  for (const { route } of matchRoutes(routes, window.location, base || '/') ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
