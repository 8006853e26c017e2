import '#browser/import-with-retry.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { throwChunkLoadError } from '#browser/chunk-load-error.ts'
import { isDataSaverOn, isSlowOrSavingData } from '#browser/data-saver.ts'
import { KeepInputBeforeHydration } from '#browser/input-before-hydration.tsx'
import { getCore, setCore } from '#browser/router/core.ts'
import type { RouterState } from '#browser/router/router-state.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { measureVisitLater } from '#operations/page-speed/shop/measure-visit-later.ts'
import { startOfflineLater } from '#shopfront/offline/shop/start-offline-later.ts'
import { pageUrls } from '#urls.tsx'
import { loadPage, preloadPageCode } from './load-page.ts'
import { handleCoreLoadError } from './offline-fallback.ts'
import { type PageData, readPageData } from './page-data.ts'
import type { PageUrl } from './page-url.ts'
import { rememberLanguage } from './remember-language.ts'
import { ShopPage } from './shop-page.tsx'
import { syncLanguageLinks } from './sync-language-links.ts'

/** The first actions of a visitor, which precede any navigation. */
const triggers = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Hydrates the page that the server rendered. */
async function start() {
  const pageData = readPageData()
  const url = pageUrls.find(({ path }) => path === pageData.page)
  const root = document.getElementById('root')
  if (!root || !url) return
  nameHistoryEntry()
  syncLanguageLinks()
  rememberLanguage(pageData.page)
  loadPicturesOnceScrolled()
  const loadCoreCode = () => import('./create-router-core.ts')
  const loadCore = async () => {
    const core = await loadCoreCode().catch(throwChunkLoadError)
    return core.createRouterCore(pageData)
  }
  const preload = (path: string) => {
    const page = pageUrls.find((each) => each.path === path)
    if (page) void preloadPageCode(page)
  }
  setCore({ load: loadCore, onLoadError: handleCoreLoadError, preload })
  const isForAll = url.access === 'anyone'
  const loadsAhead = isForAll && !isDataSaverOn()
  if (!isForAll) preloadCore()
  // Arrives during hydration. A failure is ignored, because it is loaded again when it is needed.
  if (loadsAhead) whenIdle(() => loadCoreCode().catch(() => {}))
  // The page's code must be loaded before hydration, otherwise React would discard the markup and render it again.
  const first = await initialRouterState(pageData, url)
  await yieldToBrowser()
  // In slices, so that a slow phone can scroll and take input in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <KeepInputBeforeHydration>
          <ShopPage first={first} />
        </KeepInputBeforeHydration>
      </StrictMode>,
    )
  })
  if (loadsAhead) void preloadCoreWhenIdle()
  measureVisitLater(url)
  if (url.access !== 'admin') startOfflineLater(pageData.loaderData.shop)
}

/** Creates the router's core when the page has loaded and the browser is idle, or at the first sign of a visitor. */
async function preloadCoreWhenIdle() {
  for (const sign of triggers) window.addEventListener(sign, preloadCore, { once: true, passive: true })
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise<void>(whenIdle)
  preloadCore()
}

/**
 * Lets pictures below the fold load. They are loaded after the first scroll (`waits` in styles.css); with the data
 * saver on, only when they are visible.
 */
function loadPicturesOnceScrolled() {
  const fetchAhead = () => document.documentElement.classList.add('scrolled')
  if (isSlowOrSavingData()) return
  if (window.scrollY > 0) fetchAhead()
  else window.addEventListener('scroll', fetchAhead, { once: true, passive: true })
}

/** Lets the browser handle input in between. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

/** Loads the router's core ahead. A failure is ignored, because a navigation loads it again and reports it. */
const preloadCore = () => void getCore().catch(() => {})

/**
 * Gives the current history entry a key if it has none. The router stores scroll positions by history key, but a page
 * opened by the browser has no key: all of those would share one position. A reload keeps the key.
 */
function nameHistoryEntry() {
  const { state } = window.history
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

/** The router state of the first page; loads the code of the page. */
async function initialRouterState(
  { params, loaderData, errors }: PageData,
  url: PageUrl,
): Promise<RouterState> {
  const { pathname, search, hash } = window.location
  const { key, usr = null } = window.history.state
  return {
    location: { pathname, search, hash, key, state: usr, mask: undefined },
    matches: [{ params, route: { id: url.path, handle: { url, page: await loadPage(url) } } }],
    loaderData,
    errors,
    initialized: url.access === 'anyone' || errors !== null,
    navigation: { state: 'idle' },
    revalidation: 'idle',
  }
}

// In a task of its own, so that the browser can handle input between the evaluation of the script and the start.
setTimeout(start)
