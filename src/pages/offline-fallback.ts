import type { DataRouter, To } from 'react-router'
import { ApiError } from '#browser/call-api.ts'
import { ChunkLoadError, isShopReachable } from '#browser/chunk-load-error.ts'
import { hrefOf, pathOf } from '#browser/router/href.ts'
import * as words from '#browser/words/en.ts'
import { toast } from '#ui/feedback/toast.ts'
import { hasFailedPart, isKeptPage } from './loaded-pages.ts'
import type { PageUrl } from './page-url.ts'
import { isTemporaryFailure } from './temporary-failure.ts'

const offlineEvent = 'shop-cut-off'

/**
 * Wraps a function that loads a page: if it fails without a connection, the open page stays and a message is shown. The
 * error is thrown in any case.
 */
export const withOfflineFallback =
  <Args extends unknown[], Opened>(open: (...args: Args) => Promise<Opened>) =>
  async (...args: Args) => {
    try {
      return await open(...args)
    } catch (error) {
      if (!import.meta.env.SSR && (await isOffline(error))) window.dispatchEvent(new Event(offlineEvent))
      throw error
    }
  }

const isOffline = async (error: unknown) =>
  error instanceof ApiError
    ? error.status === 0
    : error instanceof ChunkLoadError && !(await isShopReachable())

/**
 * Handles a navigation for which the router core failed to load: without the network the page stays and a message is
 * shown; otherwise, as after a new release, the browser opens the target as a new document.
 * @throws errors of any other kind
 */
export async function handleCoreLoadError(error: unknown, to: To | number) {
  if (!(error instanceof ChunkLoadError)) throw error
  if (!(await isShopReachable())) toast.error(words.noConnection)
  else if (typeof to === 'number') window.history.go(to)
  else window.location.assign(hrefOf(typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`))
}

let core: DataRouter | undefined

/**
 * Loads a page's data. If this is a revalidation and the network is down, gives the data that is shown instead; for a
 * public page, which is revalidated without being asked, also if the server fails.
 */
export async function revalidateOrKeep<Data>(
  url: PageUrl,
  loadData: (isRevalidation: boolean) => Promise<Data>,
) {
  const { navigation, revalidation, errors, loaderData } = core?.state ?? {}
  // A navigation that interrupts a revalidation is none itself.
  const isRevalidation = revalidation === 'loading' && navigation?.state === 'idle'
  const load = () => loadData(isRevalidation)
  const id = url.path
  const keepsThroughFailures = isKeptPage(url)
  if (!isRevalidation || errors || !loaderData || !(id in loaderData)) return load()
  let data: Data | undefined
  try {
    data = await load()
    // The data's parts are promises, and each may fail when the network is lost.
    await Promise.all(Object.values(data ?? {}))
    return keepsThroughFailures && hasFailedPart(data) ? loaderData[id] : data
  } catch (error) {
    if (await isOffline(error)) return loaderData[id]
    if (keepsThroughFailures && error instanceof ApiError && isTemporaryFailure(error)) return loaderData[id]
    if (data === undefined) throw error
    return data
  }
}

/** Whether a page is open with its data. */
export function isShown({ path }: PageUrl) {
  const { errors, loaderData } = core?.state ?? {}
  return !errors && loaderData !== undefined && path in loaderData
}

/** From now on cancels navigations that fail because the network is down, with a message; the user can repeat them. */
export function stayWhenOffline(router: DataRouter) {
  core = router
  window.addEventListener(offlineEvent, () => {
    const { location, navigation, errors } = router.state
    // Back has left the page already, and a failed page must not be kept.
    const isLeft = router.createHref(location) !== window.location.pathname + window.location.search
    if (navigation.state === 'idle' || errors || isLeft) return
    toast.error(words.noConnection)
    const { state } = location
    const still = { state, replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
    void router.navigate({ ...location, pathname: pathOf(location.pathname) }, still)
  })
}
