import type { BrowserContext, Locator, Page } from 'playwright-core'
import { median } from '../median.ts'
import { type Report, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { withShop } from '../with-shop.ts'
import { withFreshVisits } from './chromium.ts'

/** "Slow 4G" of Lighthouse and the developer tools: bytes per second, milliseconds. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const timesSlower = 4
const repeats = rounds(7)
const maxMs = 100
/** How long a finger touches a card during a tap. */
const fingerMs = 80
/** Prefetches started by a touch or a pointer are done by then: three responses one after the other. */
const prefetchMs = 2_500
/** A page's own requests are done by then. */
const settleMs = 1_500
/** The shopper scrolls and reads before tapping, so the code of the linked pages is loaded by then. */
const readsMs = 4_000

const taps = [
  { from: 'home', path: '/', card: 'a[href^="/categories/"]', to: 'category' },
  { from: 'category', path: '/categories/1', card: 'a[href^="/product/"]', to: 'product' },
]
type Tap = (typeof taps)[number]
type Row = Tap & { known: number[]; whole: number[] }

/** From a tap on a card to the new page's heading on the screen, with a phone's network and CPU. */
export const tap = (): Promise<Report> =>
  withShop((shop) =>
    withFreshVisits(async (visit) => {
      const rows: Row[] = taps.map((one) => ({ ...one, known: [], whole: [] }))
      for (let round = 1; round <= repeats; round++) {
        logProgress(`tap: round ${round} of ${repeats}`)
        for (const row of rows) {
          row.known.push(await visit((context) => tapAfterPrefetch(context, shop.url, row)))
          row.whole.push(await visit((context) => tapAtOnce(context, shop.url, row)))
        }
      }
      return report(rows)
    }),
  )

/** The pointer rests on the card until all prefetches are done, so that only the navigation is measured. */
const tapAfterPrefetch = (context: BrowserContext, url: string, tap: Tap) =>
  tapped(context, url, tap, async (page, card) => {
    await card.hover()
    await page.waitForTimeout(prefetchMs)
    await page.mouse.down()
    await page.mouse.up()
  })

/** A tap without a preceding hover. */
const tapAtOnce = (context: BrowserContext, url: string, tap: Tap) =>
  tapped(context, url, tap, async (page, card) => {
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const touch = await context.newCDPSession(page)
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(fingerMs)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })

/** @returns milliseconds from the click to the frame with the new heading */
async function tapped(
  context: BrowserContext,
  url: string,
  { path, card }: Tap,
  press: (page: Page, card: Locator) => Promise<void>,
) {
  const page = await context.newPage()
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const seen = page.locator(card).first()
  await seen.scrollIntoViewIfNeeded()
  await page.waitForTimeout(settleMs)
  await slowDown(context, page)
  await scroll(context, page)
  await page.waitForTimeout(readsMs)
  await seen.scrollIntoViewIfNeeded()
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent
        const before = heading()
        const look = (began: number) => {
          const now = heading()
          // After the frame, so that it has been drawn.
          if (now && now !== before) setTimeout(() => resolve(performance.now() - began))
          else requestAnimationFrame(() => look(began))
        }
        addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true, capture: true })
      }),
  )
  await press(page, seen)
  return took
}

/** Scrolls a little by touch. */
async function scroll(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const gesture = { x: 200, y: 500, yDistance: -200, gestureSourceType: 'touch' as const }
  await session.send('Input.synthesizeScrollGesture', gesture)
}

async function slowDown(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
}

const between = (times: number[]) => `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`

function report(rows: Row[]): Report {
  const lines = rows.map(({ from, to, known, whole }) => [
    `${from} to ${to}`,
    Math.round(median(known)),
    between(known),
    Math.round(median(whole)),
    between(whole),
  ])
  return {
    title: 'Time from a tap on a card to the next page',
    text: `The times are medians of ${repeats} taps with slow 4G and ${timesSlower}× CPU throttling. The time was measured from the click until the heading
of the new page appeared on the screen. Before the tap, the shopper scrolled the page with a finger and read for ${readsMs / 1000} seconds.\n\n${table(
      [
        'navigation',
        'after prefetching, ms',
        'range, ms',
        `${fingerMs} ms tap without hovering first, ms`,
        'range, ms',
      ],
      lines,
    )}`,
    targets: rows.map(({ from, to, known }) => ({
      what: `navigation time from ${from} to ${to}, after prefetching`,
      measured: median(known),
      most: maxMs,
      unit: 'ms',
    })),
  }
}
