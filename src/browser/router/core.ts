import type { DataRouter, NavigateOptions, To } from 'react-router'
import type { RouterState } from './router-state.ts'

type CoreListener = (change: Partial<RouterState>) => void
type Load = () => Promise<DataRouter>
type OnLoadError = (error: unknown, to: To | number) => Promise<void>

let load: Load = () => Promise.reject(new Error('setCore must be called first.'))
let onLoadError: OnLoadError = async () => {}
let preload: (path: string) => void = () => {}
let loading: Promise<DataRouter> | undefined
let loadedCore: DataRouter | undefined
/** The browser is opening another document. */
let isLeaving = false
const listeners = new Set<CoreListener>()

type HowTo = { load: Load; onLoadError: OnLoadError; preload?: typeof preload }

/**
 * Sets how the router's core is loaded, what happens if that fails during a navigation, and how the code of a page is
 * loaded ahead. React Router's core decides what a navigation needs: loaders, races, history. The first page came from
 * the server and needs none of it, so the core is loaded later.
 */
export function setCore(how: HowTo) {
  load = how.load
  onLoadError = how.onLoadError
  preload = how.preload ?? (() => {})
  loading = undefined
  loadedCore = undefined
  isLeaving = false
}

/** The core, fetched at the first call; after a failure the next call tries again. */
export function getCore(): Promise<DataRouter> {
  loading ??= load().then(
    (core) => {
      loadedCore = core
      core.subscribe(notifyListeners)
      return core
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

function notifyListeners(change: Partial<RouterState>) {
  for (const listener of listeners) listener(change)
}

/**
 * Calls the listener with every change of the router's state, and at once if the core is loaded.
 * @returns a function that unsubscribes
 */
export function subscribeToCore(listener: CoreListener) {
  listeners.add(listener)
  // The core may have loaded during hydration.
  if (loadedCore) listener(loadedCore.state)
  return () => void listeners.delete(listener)
}

/** How long the page shows that it is being left: the visitor may have stopped the browser, which no event tells. */
const maxLeavingMs = 20_000

/**
 * Whether links open documents: until the core is loaded, which takes longer than a document, and while the browser is
 * opening one, which would replace a page that is changed in place.
 */
export const opensDocuments = () => loadedCore === undefined || isLeaving

/**
 * Shows that the next page is on its way while the browser opens a document.
 * @param onEnd called when the visitor comes back to this page, or no document has come
 */
export function showLeaving(onEnd: () => void) {
  isLeaving = true
  notifyListeners({ navigation: { state: 'loading' } })
  const stay = (event?: PageTransitionEvent) => {
    // A document's first `pageshow` is not a return.
    if (event && !event.persisted) return
    clearTimeout(overdue)
    window.removeEventListener('pageshow', stay)
    isLeaving = false
    notifyListeners({ navigation: { state: 'idle' } })
    onEnd()
  }
  const overdue = setTimeout(stay, maxLeavingMs)
  window.addEventListener('pageshow', stay)
}

/** Navigates to another page, or back. Resolves when the navigation has ended or was cancelled. */
export async function navigate(to: To | number, options?: NavigateOptions): Promise<void> {
  if (!loadedCore) notifyListeners({ navigation: { state: 'loading' } })
  try {
    const core = await getCore()
    await (typeof to === 'number' ? core.navigate(to) : core.navigate(to, options))
  } catch (error) {
    notifyListeners({ navigation: { state: 'idle' } })
    await onLoadError(error, to)
  }
}

/**
 * Loads the code of a page that a button is about to open; pages behind links are prefetched by themselves.
 * @param path a path of the page table, without parameters
 */
export const preloadPage = (path: string) => preload(path)

/** Runs the page's loaders again. */
export const revalidate = async () => (await getCore()).revalidate()
