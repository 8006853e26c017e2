import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { publicSettingsContext } from '#browser/page.ts'
import { onStoreChange } from '#browser/store-changes.ts'
import { pageUrls } from '#urls.tsx'
import { base } from '#words/page/en.ts'
import { isKeptPage, keepLoaded, takeShownStale } from './loaded-pages.ts'
import { stayWhenOffline } from './offline-fallback.ts'
import type { PageData } from './page-data.ts'
import { prefetchLinks } from './prefetch-page.ts'
import { routes } from './routes.ts'

/**
 * Creates the router's core from the server's page data. For a page that requires a login it starts loading the data at
 * once. Also starts prefetching and offline messages.
 */
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
  // Before it opens, the shop has no pages.
  if (!shop.store.opening) prefetchLinks(core)
  keepFirstPage(page, loaderData, errors)
  core.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' || !takeShownStale()) return
    // After the router has ended the navigation, and unless the visitor has gone on.
    setTimeout(() => core.state.navigation.state === 'idle' && void core.revalidate())
  })
  // A navigation waits for parts of this page that are not hydrated yet, so lazy parts must be loaded: they are
  // notified on the first interaction, and again when the navigation begins.
  const announceNavigation = () => window.dispatchEvent(new Event('shop-moves'))
  core.subscribe(announceNavigation)
  removeStaleNotice(core)
  announceNavigation()
  return core
}

/** Keeps the data of the page that the server sent, for a later Back. */
function keepFirstPage(page: string, loaderData: PageData['loaderData'], errors: PageData['errors']) {
  const url = pageUrls.find(({ path }) => path === page)
  if (url && isKeptPage(url) && !errors) keepLoaded(window.location.href, loaderData[page], { isShown: true })
}

/** The stale notice applies only to the page that the server sent. */
function removeStaleNotice(core: ReturnType<typeof createBrowserRouter>) {
  const { key } = core.state.location
  core.subscribe(({ location }) => {
    if (location.key !== key) document.getElementById('stale')?.remove()
  })
}

/** Loads the code of the current page into its route: only then the router uses the server's loader data. */
async function resolveCurrentPage() {
  for (const { route } of matchRoutes(routes, window.location, base || '/') ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
