import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { ensureBrowser, findBrowser } from '../scripts/browser.ts'
import { median } from './median.ts'
import { type Report, type Target, table } from './report.ts'
import { withShop } from './with-shop.ts'

const pages = { home: '/', category: '/categories/1', product: '/product/1' }
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const mostPaintSeconds = 2
const rounds = 5

/** Lighthouse's mobile runs of the three pages a shopper sees first. Printed; only the largest paint is a target. */
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
        const runs = await repeat(() => look(shop.url + path, chrome.port))
        const [scores, paint, blocked] = [
          categories.map((id) => middle(runs, ({ categories }) => (categories[id]?.score ?? 0) * 100)),
          middle(runs, ({ audits }) => audits['largest-contentful-paint']?.numericValue) / 1000,
          middle(runs, ({ audits }) => audits['total-blocking-time']?.numericValue),
        ]
        rows.push([name, ...scores.map(Math.round), paint.toFixed(2), Math.round(blocked)])
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
    text: table([`page, medians of ${rounds}`, ...categories, 'largest paint, s', 'blocked, ms'], rows),
    targets,
  }
}

async function repeat(look: () => Promise<Result>) {
  const runs: Result[] = []
  for (let round = 0; round < rounds; round++) runs.push(await look())
  return runs
}

/** On a busy machine a page may be painted unseen now and then; such a run has no score and is made again. */
async function look(url: string, port: number, tries = 3): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
  if (typeof run?.lhr.categories.performance?.score === 'number') return run.lhr
  if (tries === 1) throw new Error(`Lighthouse could not measure ${url}`)
  return look(url, port, tries - 1)
}

const middle = (runs: Result[], value: (run: Result) => number | undefined) =>
  median(runs.map((run) => value(run) ?? Number.NaN))
