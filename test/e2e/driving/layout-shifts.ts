import type { Page } from 'playwright-core'
import { expectPageError } from './page-errors.ts'

/** `afterInput`: within half a second after an action of the visitor, as the browser counts. */
type Shift = { value: number; afterInput: boolean; of: string[] }

/**
 * Makes a page, from its next document on, note what moves. It begins with the first frame of the whole document: a slow
 * machine paints parts of it before, and a row of buttons then moves as the next one arrives. No font arrives: on a busy
 * machine it replaces the device's font after that frame, and moves what stands beside the shop's name a little.
 */
export async function watchShifts(page: Page) {
  expectPageError(page, /\.woff2/)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Element | null }[]
    }
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const of = sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? '')
        shifts.push({ value, afterInput: hadRecentInput, of })
      }
    })
    const begin = () => observer.observe({ type: 'layout-shift' })
    document.addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => requestAnimationFrame(begin))
    })
  })
}

/** What has moved in the page's current document. */
export const shiftsOf = (page: Page) => page.evaluate(() => (Object(window) as { shifts: Shift[] }).shifts)
