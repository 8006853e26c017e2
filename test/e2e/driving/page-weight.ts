import type { Page } from 'playwright-core'
import { keepBusy } from './browser.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

type Fetched = { path: string; bytes: number }

/** A small phone's screen in CSS pixels, with its pixel density. */
const smallPhone = { width: 360, height: 640, deviceScaleFactor: 2, mobile: true }

/**
 * Everything that a new visitor's browser loads for a page on a small phone before any interaction: compressed bytes on
 * the wire, including response headers. What the page loads ahead while it is idle is not part of it.
 * @returns a list that grows while the page stays open
 */
export async function measurePageWeight(page: Page, url: string): Promise<Fetched[]> {
  const devtools = await page.context().newCDPSession(page)
  const paths = new Map<string, string>()
  const fetched: Fetched[] = []
  let failed = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    fetched.push({ path: paths.get(requestId) ?? '', bytes: encodedDataLength }),
  )
  devtools.on('Network.loadingFailed', () => {
    failed += 1
  })
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setDeviceMetricsOverride', smallPhone)
  await keepBusy(page)
  await page.goto(url)
  // Scripts may request more once they have run.
  do await waitUntilIdle(page)
  while (fetched.length + failed < paths.size)
  return fetched
}

export const totalBytes = (fetched: Fetched[]) => fetched.reduce((sum, { bytes }) => sum + bytes, 0)

/** The most bytes of a first view by path, in English and in Tamil. A kilobyte is 1000 bytes here. */
export const maxFirstViewBytes = {
  '/': 130_000,
  '/ta': 155_000,
  '/categories/1-porridge-mixes': 130_000,
  '/ta/categories/1-porridge-mixes': 155_000,
  '/product/1-sathu-maavu-multigrain-porridge-mix': 130_000,
  '/ta/product/1-sathu-maavu-multigrain-porridge-mix': 155_000,
}
