import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'
import { type Report, table } from '../report.ts'
import { withShop } from '../with-shop.ts'
import { withFreshVisits } from './chromium.ts'

const pages = { home: '/', product: '/product/1' }
const maxBytes = 100_000
/** Idle-time requests of a page are done by then. */
const settleMs = 6_000

type Script = { path: string; bytes: number }

/** Every script that Chromium loads for a page before any interaction, compressed with `gzip -9`. */
export const scripts = (): Promise<Report> =>
  withShop((shop) =>
    withFreshVisits(async (visit) => {
      const loaded: { page: string; scripts: Script[] }[] = []
      for (const [page, path] of Object.entries(pages))
        loaded.push({ page, scripts: await visit((context) => loadScripts(context, shop.url + path)) })
      return report(loaded)
    }),
  )

async function loadScripts(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const found = new Map<string, Promise<Script>>()
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    const path = new URL(response.url()).pathname
    found.set(
      path,
      response.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await wait(settleMs)
  return Promise.all(found.values())
}

function report(loaded: { page: string; scripts: Script[] }[]): Report {
  const sum = (scripts: Script[]) => scripts.reduce((total, { bytes }) => total + bytes, 0)
  const lines = loaded.map(({ page, scripts }) => [
    page,
    scripts.length,
    sum(scripts),
    scripts
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ path, bytes }) => `${path.split('/').at(-1)} ${bytes}`)
      .join(', '),
  ])
  return {
    title: 'Scripts loaded before the first interaction',
    text: table(['page', 'scripts', 'bytes with gzip -9', 'bytes of each script'], lines),
    targets: loaded.map(({ page, scripts }) => ({
      what: `total size of the scripts on the ${page} page`,
      measured: sum(scripts),
      most: maxBytes,
      unit: 'bytes',
    })),
  }
}
