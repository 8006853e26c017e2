import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { median } from '../median.ts'
import { type Report, type Target, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { withShop } from '../with-shop.ts'
import { withFreshVisits } from './chromium.ts'

/** Bytes per second, milliseconds: 1.6 Mbit/s, as on a slow mobile connection. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const timesSlower = 4
const repeats = rounds(9)
/** How long the shopper looks at a page before the next step. */
const looksMs = 2_000
/** How long a finger touches a card during a tap. */
const fingerMs = 80
const maxPrefetchedBytes = 150_000

const steps = {
  'first tap, home to category': tapOn('a[href*="/categories/"]'),
  'second tap, category to product': tapOn('main a[href*="/product/"]'),
  'Back to the category': (page: Page) => page.evaluate(() => window.history.back()),
  'Forward to the product': (page: Page) => page.evaluate(() => window.history.forward()),
}
type Step = keyof typeof steps
const stepNames = Object.keys(steps) as Step[]

/** Milliseconds at most; with Data Saver on, nothing is prefetched and each tap opens a document. */
const mostMs: Record<Step, number> = {
  'first tap, home to category': 200,
  'second tap, category to product': 150,
  'Back to the category': 100,
  'Forward to the product': 100,
}
const mostSavingMs = 700

type Visit = { times: Record<Step, number>; prefetchedBytes: number }

/** From a tap to the next page's heading on the screen, with a cheap phone's network and CPU. */
export const tap = (): Promise<Report> =>
  withShop((shop) =>
    withFreshVisits(async (visit) => {
      const usual: Visit[] = []
      const saving: Visit[] = []
      for (let round = 1; round <= repeats; round++) {
        logProgress(`tap: round ${round} of ${repeats}`)
        usual.push(await visit((context) => walk(context, shop.url, false)))
        saving.push(await visit((context) => walk(context, shop.url, true)))
      }
      return report(usual, saving)
    }),
  )

async function walk(context: BrowserContext, url: string, savesData: boolean): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  if (savesData) await saveData(page, session)
  await page.addInitScript(recordHeadings)
  await page.goto(url, { waitUntil: 'load' })
  const bytes = countBytes(session)
  await page.waitForTimeout(looksMs)
  const prefetchedBytes = bytes()
  const times: [Step, number][] = []
  for (const name of stepNames) {
    times.push([name, await timeOf(page, () => steps[name](page))])
    await page.waitForTimeout(looksMs)
  }
  return { times: Object.fromEntries(times) as Visit['times'], prefetchedBytes }
}

/** Touches the first such link in the middle of the screen, as a finger does. */
function tapOn(selector: string) {
  return async (page: Page) => {
    const link = page.locator(selector).first()
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(fingerMs)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

/** @returns milliseconds from the click, or from Back, to the frame with the next page's heading */
async function timeOf(page: Page, step: () => Promise<void>) {
  await page.evaluate(() => {
    sessionStorage.removeItem('bench-shown')
    sessionStorage.setItem('bench-left', String(performance.timeOrigin + performance.now()))
    sessionStorage.setItem('bench-heading', document.querySelector('h1')?.textContent ?? '')
  })
  await step()
  const shown = () => sessionStorage.getItem('bench-shown') !== null
  // The document may be replaced while it is asked.
  while (!(await page.evaluate(shown).catch(() => false))) await page.waitForTimeout(50)
  return page.evaluate(
    () => Number(sessionStorage.getItem('bench-shown')) - Number(sessionStorage.getItem('bench-left')),
  )
}

/** Runs in each document: stores when a link was clicked, and when a heading other than the last one was painted. */
function recordHeadings() {
  const now = () => performance.timeOrigin + performance.now()
  const look = () => {
    const heading = document.querySelector('h1')?.textContent
    const isNew = heading && heading !== sessionStorage.getItem('bench-heading')
    if (isNew && !sessionStorage.getItem('bench-shown'))
      setTimeout(() => sessionStorage.setItem('bench-shown', String(now())))
    requestAnimationFrame(look)
  }
  look()
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('bench-left', String(performance.timeOrigin + timeStamp)),
    true,
  )
}

async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
}

async function saveData(page: Page, session: CDPSession) {
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Save-Data': 'on' } })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
}

/** @returns a function that gives the bytes received since this call */
function countBytes(session: CDPSession) {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

const timesOf = (visits: Visit[], step: Step) => visits.map(({ times }) => times[step])
const between = (times: number[]) => `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`

function report(usual: Visit[], saving: Visit[]): Report {
  const lines = stepNames.map((step) => [
    step,
    Math.round(median(timesOf(usual, step))),
    between(timesOf(usual, step)),
    Math.round(median(timesOf(saving, step))),
    between(timesOf(saving, step)),
  ])
  const columns = ['step', 'ms', 'range, ms', 'with Data Saver, ms', 'range, ms']
  const isTap = (step: Step) => step.includes('tap')
  const targets: Target[] = [
    ...stepNames.map((step) => ({
      what: `${step}: time to the heading`,
      measured: median(timesOf(usual, step)),
      most: mostMs[step],
      unit: 'ms',
    })),
    ...stepNames.filter(isTap).map((step) => ({
      what: `${step}, with Data Saver on: time to the heading`,
      measured: median(timesOf(saving, step)),
      most: mostSavingMs,
      unit: 'ms',
    })),
    {
      what: 'bytes prefetched by an idle home page',
      measured: median(usual.map(({ prefetchedBytes }) => prefetchedBytes)),
      most: maxPrefetchedBytes,
      unit: 'bytes',
    },
  ]
  return {
    title: 'Time from a tap to the next page',
    text: `The times are medians of ${repeats} visits with a latency of ${slowNetwork.latency} ms, 1.6 Mbit/s and ${timesSlower}× CPU throttling. The shopper looks at
each page for ${looksMs / 1000} seconds. The time is measured from the click, or from Back, until the heading of the next page appears on the
screen.\n\n${table(columns, lines)}`,
    targets,
  }
}
