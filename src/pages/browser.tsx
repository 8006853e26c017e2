import '#browser/import-with-retry.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { throwChunkLoadError } from '#browser/chunk-load-error.ts'
import { isSlowOrSavingData } from '#browser/data-saver.ts'
import { EventReplay } from '#browser/event-replay.tsx'
import { getCore, setCore } from '#browser/router/core.ts'
import type { RouterState } from '#browser/router/router-state.ts'
import { type PageUrl, pageUrls } from '#urls.tsx'
import { loadPage } from './load-page.ts'
import { handleCoreLoadError } from './offline-fallback.ts'
import { type PageData, readPageData } from './page-data.ts'
import { ShopPage } from './shop-page.tsx'
import { syncLanguageLinks } from './sync-language-links.ts'

/** What somebody does before they can want another page. */
const triggers = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

async function start() {
  const pageData = readPageData()
  const url = pageUrls.find(({ path }) => path === pageData.page)
  const root = document.getElementById('root')
  if (!root || !url) return
  nameHistoryEntry()
  syncLanguageLinks()
  prefetchOnceScrolled()
  const loadCore = async () => {
    const core = await import('./create-router-core.ts').catch(throwChunkLoadError)
    return core.createRouterCore(pageData)
  }
  setCore({ load: loadCore, onLoadError: handleCoreLoadError })
  const isForAll = url.access === 'anyone'
  if (!isForAll) preloadCore()
  for (const sign of triggers) window.addEventListener(sign, preloadCore, { once: true, passive: true })
  // The page on the screen has to be there as code before React takes it over, or it would be torn down and built anew.
  const first = await initialRouterState(pageData, url)
  await yieldToBrowser()
  // In slices, between which a slow phone scrolls and takes letters.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <EventReplay>
          <ShopPage first={first} />
        </EventReplay>
      </StrictMode>,
    )
  })
}

/** Pictures below what is seen first wait for it (`waits` in styles.css); where data counts they wait until they are seen. */
function prefetchOnceScrolled() {
  const fetchAhead = () => document.documentElement.classList.add('scrolled')
  if (isSlowOrSavingData()) return
  if (window.scrollY > 0) fetchAhead()
  else window.addEventListener('scroll', fetchAhead, { once: true, passive: true })
}

/** Lets the browser answer whoever touched the page meanwhile. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

/** A step asks again, and tells when it is in vain. */
const preloadCore = () => void getCore().catch(() => {})

/**
 * The router keeps how far a page was scrolled by its entry's key, and gives none to a page that the browser opens: all of
 * those would share one position. A reload keeps the key.
 */
function nameHistoryEntry() {
  const { state } = window.history
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

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

void start()
