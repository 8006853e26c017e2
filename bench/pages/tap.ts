import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { median } from '../median.ts'
import { type Report, type Target, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { withShop } from '../with-shop.ts'
import { withFreshVisits } from './chromium.ts'
import { between, recordPaint, slowDown, slowPhone, timeUntil, touch } from './slow-phone.ts'

const repeats = rounds(9)
/** How long the shopper looks at a page before the next step. */
const looksMs = 2_000
const maxPrefetchedBytes = 150_000

const steps = {
  'first tap, home to category': tapOn('a[href*="/categories/"]'),
  'second tap, category to product': tapOn('main a[href*="/product/"]'),
  // Delayed, because a document that is replaced would not answer.
  'Back to the category': (page: Page) => page.evaluate(() => void setTimeout(() => window.history.back())),
  'Forward to the product': (page: Page) =>
    page.evaluate(() => void setTimeout(() => window.history.forward())),
}
type Step = keyof typeof steps
const stepNames = Object.keys(steps) as Step[]

function tapOn(selector: string) {
  return (page: Page) => touch(page, page.locator(selector).first())
}

/** Milliseconds at most; with Data Saver on, nothing is prefetched and each tap opens a document. */
const mostMs: Record<Step, number> = {
  'first tap, home to category': 200,
  'second tap, category to product': 150,
  'Back to the category': 100,
  'Forward to the product': 100,
}
const mostSavingMs = 700

type Visit = Record<Step, number>

/** From a tap to the next page's heading on the screen, with a cheap phone's network and CPU. */
export const tap = (): Promise<Report> =>
  withShop((shop) =>
    withFreshVisits(async (visit) => {
      const usual: Visit[] = []
      const saving: Visit[] = []
      const prefetched: number[] = []
      for (let round = 1; round <= repeats; round++) {
        logProgress(`tap: round ${round} of ${repeats}`)
        usual.push(await visit((context) => walk(context, shop.url, false)))
        saving.push(await visit((context) => walk(context, shop.url, true)))
        prefetched.push(await visit((context) => prefetchedBytes(context, shop.url)))
      }
      return report(usual, saving, prefetched)
    }),
  )

async function walk(context: BrowserContext, url: string, savesData: boolean): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  if (savesData) await saveData(page, session)
  await page.addInitScript(recordPaint)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(looksMs)
  const times: [Step, number][] = []
  for (const name of stepNames) {
    times.push([name, await timeUntil(page, 'h1', () => steps[name](page))])
    await page.waitForTimeout(looksMs)
  }
  return Object.fromEntries(times) as Visit
}

/** Bytes that an idle home page loads ahead. */
async function prefetchedBytes(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  const prefetched = countPrefetched(page, session)
  await page.goto(url, { waitUntil: 'load' })
  return prefetched()
}

async function saveData(page: Page, session: CDPSession) {
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Save-Data': 'on' } })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
}

/** @returns a function that waits until nothing more is loaded ahead, and gives the bytes of what was loaded ahead */
function countPrefetched(page: Page, session: CDPSession) {
  const paths = new Map<string, string>()
  const loaded: { path: string; bytes: number }[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.push({ path: paths.get(requestId) ?? '', bytes: encodedDataLength }),
  )
  return async () => {
    for (let count = -1; count !== loaded.length; await page.waitForTimeout(looksMs)) count = loaded.length
    const own = await page.evaluate(() => document.getElementById('page-scripts')?.textContent ?? '')
    const isAhead = (path: string) =>
      path.startsWith('/api/') || (path.endsWith('.js') && !path.includes('/start-') && !own.includes(path))
    return loaded.filter(({ path }) => isAhead(path)).reduce((sum, { bytes }) => sum + bytes, 0)
  }
}

const timesOf = (visits: Visit[], step: Step) => visits.map((visit) => visit[step])

function report(usual: Visit[], saving: Visit[], prefetched: number[]): Report {
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
      measured: median(prefetched),
      most: maxPrefetchedBytes,
      unit: 'bytes',
    },
  ]
  return {
    title: 'Time from a tap to the next page',
    text: `The times are medians of ${repeats} visits with ${slowPhone}. The shopper looks at
each page for ${looksMs / 1000} seconds. The time is measured from the click, or from Back, until the heading of the next page appears on the
screen.\n\n${table(columns, lines)}`,
    targets,
  }
}
