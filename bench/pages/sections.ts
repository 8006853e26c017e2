import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { ensureBrowser, findBrowser } from '../../scripts/browser.ts'
import { fillWithoutTimeout } from '../growth/fill.ts'
import { median } from '../median.ts'
import { type Report, type Target, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { withPostgres, withServerShop } from '../server-shop.ts'
import {
  cheapPhone,
  recordResponses,
  type Slowness,
  slowDown,
  slowestResponse,
  slowPhone,
} from './slow-phone.ts'

const size = { products: 10_000, users: 10_000, orders: 50_000, tickets: 1_000 }
const repeats = rounds(9)
/** How long the merchant looks at the dashboard, and at each section. */
const looksMs = { first: 10_000, each: 1_000 }
const most = { sectionMs: 300, keyMs: 100 }
/** Milliseconds between two keys of a fast typist. */
const betweenKeysMs = 90

type Device = Slowness & { options: BrowserContextOptions }
const devices: Record<string, Device> = {
  'a phone': {
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    ...cheapPhone,
  },
  'a desk': {
    options: { viewport: { width: 1280, height: 800 } },
    latencyMs: 40,
    bytesPerSecond: 1_250_000,
    timesSlower: 1,
  },
}

type Walk = { heading: Map<string, number>; content: Map<string, number>; slowestKey: number }

/** From a click in the sidebar to the section's heading, and to its content, in a shop of some size. */
export const sections = (): Promise<Report> =>
  withPostgres((databaseUrl) =>
    withServerShop(
      databaseUrl,
      () => fillWithoutTimeout(databaseUrl, size),
      async ({ shop }, { adminToken }) => {
        await ensureBrowser()
        const walks: Record<string, Walk[]> = {}
        for (const [name, device] of Object.entries(devices)) {
          walks[name] = []
          for (let round = 1; round <= repeats; round++) {
            logProgress(`sections on ${name}: round ${round} of ${repeats}`)
            walks[name].push(await walk(shop.url, adminToken, device))
          }
        }
        return report(walks)
      },
    ),
  )

async function walk(url: string, adminToken: string, device: Device): Promise<Walk> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext(device.options)
    await context.addCookies([{ name: 'token', value: adminToken, url }])
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page), device)
    await page.addInitScript(recordSections)
    await page.goto(`${url}/admin`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(looksMs.first)
    const [heading, content] = [new Map<string, number>(), new Map<string, number>()]
    for (const section of await sectionLinks(page)) {
      await openDrawer(page)
      const link = linksOf(page).getByText(section, { exact: true })
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await page.evaluate(() => Object.assign(window, { shown: undefined }))
      await link.click()
      await page.waitForFunction(() => 'shown' in window && Object(window.shown).content)
      const shown = await page.evaluate(() => Object(Object(window).shown))
      heading.set(section, shown.heading)
      content.set(section, shown.content)
      await page.waitForTimeout(looksMs.each)
    }
    return { heading, content, slowestKey: await typeSearch(page, url) }
  } finally {
    await browser.close()
  }
}

const linksOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link')

async function openDrawer(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await linksOf(page).first().waitFor()
  // The drawer slides in.
  await page.waitForTimeout(500)
}

async function sectionLinks(page: Page) {
  await openDrawer(page)
  const labels = await linksOf(page).allTextContents()
  await page.keyboard.press('Escape')
  // The first is open.
  return [...labels.slice(1), ...labels.slice(0, 1)]
}

/** Runs in the page: after a click, records when another heading was painted, and when nothing is loading below it. */
function recordSections() {
  let clickedAt = 0
  let before = ''
  let shown: { heading?: number; content?: number } = {}
  const headingOf = () => document.querySelector('h1')?.textContent ?? ''
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp
      before = headingOf()
      shown = {}
      Object.assign(window, { shown })
    },
    true,
  )
  const compare = () => {
    if (clickedAt === 0 || headingOf() === before) return
    shown.heading ??= performance.now() - clickedAt
    if (!document.querySelector('main .animate-shimmer')) shown.content ??= performance.now() - clickedAt
  }
  const look = () => {
    // After the frame is painted. A timer would wait until the drawer has slid out.
    Object(window).scheduler.postTask(compare, { priority: 'user-blocking' })
    requestAnimationFrame(look)
  }
  look()
}

/** @returns milliseconds from a key press to the next frame, the slowest while a search is typed */
async function typeSearch(page: Page, url: string) {
  await page.goto(`${url}/admin?section=orders`)
  const field = page.getByRole('searchbox')
  await field.waitFor()
  await page.evaluate(recordResponses)
  await field.pressSequentially('98765 43210', { delay: betweenKeysMs })
  await page.waitForTimeout(looksMs.each)
  return slowestResponse(page)
}

function report(walks: Record<string, Walk[]>): Report {
  const names = Object.keys(walks)
  const of = (name: string, what: 'heading' | 'content', section: string) =>
    median((walks[name] ?? []).map((each) => each[what].get(section) ?? Number.NaN))
  const labels = [...(walks[names[0] ?? '']?.[0]?.heading.keys() ?? [])]
  const lines = labels.map((section) => [
    section,
    ...names.flatMap((name) => [
      Math.round(of(name, 'heading', section)),
      Math.round(of(name, 'content', section)),
    ]),
  ])
  const targets: Target[] = names.flatMap((name) => [
    {
      what: `the slowest section’s content on ${name}`,
      measured: Math.max(...labels.map((section) => of(name, 'content', section))),
      most: most.sectionMs,
      unit: 'ms',
    },
    {
      what: `the slowest key press while a search is typed on ${name}`,
      measured: median((walks[name] ?? []).map(({ slowestKey }) => slowestKey)),
      most: most.keyMs,
      unit: 'ms',
    },
  ])
  return {
    title: 'Time from a click in the sidebar to the next section',
    text: `A back office with ${size.products.toLocaleString('en-IN')} products and ${size.orders.toLocaleString('en-IN')} orders; medians of ${repeats} walks through all sections. A phone has ${slowPhone}; a desk has a latency of 40 ms and 10 Mbit/s. The content is there when nothing
in the section is loading any more.\n\n${table(['section', ...names.flatMap((name) => [`heading on ${name}, ms`, `content on ${name}, ms`])], lines)}`,
    targets,
  }
}
