import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureBrowser, findBrowser } from '../scripts/browser.ts'
import { type Report, type Target, table } from './report.ts'
import { withShop } from './with-shop.ts'

const pages = { home: '/', category: '/categories/1', product: '/product/1' }
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const mostPaintSeconds = 2

/** Lighthouse's mobile run of the three pages a shopper sees first. Printed; only the largest paint is a target. */
export async function lighthouseScores(): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  await ensureBrowser()
  const chrome = await launch({
    chromePath: findBrowser(),
    userDataDir: profile,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const rows: (string | number)[][] = []
  const targets: Target[] = []
  try {
    await withShop(async (shop) => {
      for (const [name, path] of Object.entries(pages)) {
        const run = await lighthouse(shop.url + path, {
          port: chrome.port,
          onlyCategories: categories,
          logLevel: 'error',
        })
        if (!run) throw new Error(`Lighthouse gave nothing for ${path}`)
        const score = (id: string) => Math.round((run.lhr.categories[id]?.score ?? 0) * 100)
        const paint = (run.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000
        rows.push([name, ...categories.map(score), paint.toFixed(2)])
        targets.push({
          what: `largest paint of the ${name} page`,
          measured: paint,
          most: mostPaintSeconds,
          unit: 's',
        })
      }
    })
  } finally {
    chrome.kill()
    rmSync(profile, { recursive: true, force: true })
  }
  return {
    title: 'Lighthouse, mobile',
    text: table(['page', ...categories, 'largest paint, s'], rows),
    targets,
  }
}
