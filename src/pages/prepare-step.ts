import { matchRoutes, type Params, RouterContextProvider } from 'react-router'
import { browserTransport } from '#browser/call-api.ts'
import { transportContext } from '#browser/page.ts'
import { savesData } from '#browser/thrift.ts'
import { type PageUrl, pageUrls } from '#urls.tsx'
import { base } from '#words/page/en.ts'
import { loadPage } from './load-page.ts'

/** What was asked for in advance is shown only this young: a price is then no older than a slow answer would be. */
const freshMs = 3000
/** A mouse that only passes over a card wants nothing of it, nor does a finger that goes on to scroll. */
const restsAfterMs = 65
const scrollsWithinMs = 40
/** Somebody who moves over all cards of a page asks for no more than this many of them in advance. */
const budget = { steps: 8, everyMs: 10_000 }

type Prepared = { at: number; data: Promise<unknown>; refused: boolean }
const prepared = new Map<string, Prepared>()
/** What is about to be asked for in advance. */
let resting: ReturnType<typeof setTimeout> | undefined
/** The step that has gone ahead and asks for itself. */
let stepped: string | undefined

/**
 * Asks for the page behind a link as soon as somebody touches it or rests on it: its code, and where the page is for
 * all, what its loader gives. Not for those who told their browser to save data.
 */
export function prepareSteps() {
  const wants = (element: Element | null | undefined, afterMs: number) => {
    clearTimeout(resting)
    const link = element?.closest('a')
    if (link?.origin !== window.location.origin) return
    stepped = undefined
    resting = setTimeout(() => void prepare(new URL(link.href)).catch(() => {}), afterMs)
  }
  const listen = (sign: 'pointerdown' | 'pointerover' | 'focusin', afterMs: number) =>
    document.addEventListener(sign, ({ target }) => wants(target instanceof Element ? target : null, afterMs))
  listen('pointerdown', scrollsWithinMs)
  listen('pointerover', restsAfterMs)
  listen('focusin', restsAfterMs)
  document.addEventListener('pointercancel', () => clearTimeout(resting))
  // The touch that this code came for.
  wants(document.querySelector('a:hover, a:active'), 0)
}

/**
 * What was prepared for this address just now; once, for the next step there asks anew. A press that was quicker than the
 * preparing asks by itself: prepared as well, its answer would be asked for twice, and stand there for the step after.
 */
export function takePrepared({ url }: { url: string }) {
  const key = keyOf(new URL(url))
  clearTimeout(resting)
  stepped = key
  const found = prepared.get(key)
  prepared.delete(key)
  return found && !found.refused && isFresh(found) ? found.data : undefined
}

async function prepare(url: URL) {
  const key = keyOf(url)
  const earlier = prepared.get(key)
  if (savesData() || key === keyOf(new URL(window.location.href)) || (earlier && isFresh(earlier))) return
  const { page, params } = pageAt(url)
  if (!page) return
  const { loader } = await loadPage(page)
  if (!loader || page.access !== 'anyone' || page.signedOutOnly || stepped === key || !isInBudget()) return
  const entry: Prepared = { at: Date.now(), data: Promise.resolve(), refused: false }
  const context = new RouterContextProvider()
  context.set(transportContext, async (request) => {
    const answer = await browserTransport(request)
    entry.refused ||= answer.status >= 400 || answer.status === 0
    return answer
  })
  const request = new Request(url)
  const loading = loader({ request, url, params, pattern: page.path, context })
  entry.data = loading.then(asItArrives)
  entry.data.catch(() => {
    entry.refused = true
  })
  prepared.set(key, entry)
}

/** A part that is there when the page opens stands on it at once; the others come as they do on any page. */
function asItArrives(data: unknown) {
  if (typeof data !== 'object' || data === null) return data
  const parts: Record<string, unknown> = { ...data }
  for (const [name, part] of Object.entries(parts))
    if (part instanceof Promise)
      part.then(
        (value) => {
          parts[name] = value
        },
        () => {},
      )
  return parts
}

/** The code of the pages that this one's cards lead to: a few kilobytes, so that a touch waits for nothing but data. */
export function fetchCodeAhead() {
  if (savesData()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    const { page } = pageAt(new URL(link.href))
    if (page?.access === 'anyone') void loadPage(page).catch(() => {})
  }
}

function pageAt(url: URL): { page?: PageUrl; params: Params } {
  const rows = pageUrls.map((handle) => ({ path: handle.path, handle }))
  const match = matchRoutes(rows, url, base || '/')?.at(-1)
  return { page: match?.route.handle, params: match?.params ?? {} }
}

const keyOf = ({ pathname, search }: URL) => pathname + search
const isFresh = ({ at }: Prepared) => Date.now() - at < freshMs

let spent: number[] = []
function isInBudget() {
  const now = Date.now()
  spent = spent.filter((at) => now - at < budget.everyMs)
  if (spent.length >= budget.steps) return false
  spent.push(now)
  return true
}
