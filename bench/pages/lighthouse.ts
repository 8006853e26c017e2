import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { languages, pathIn } from '#words/language.ts'
import { ensureBrowser, findBrowser } from '../../scripts/browser.ts'
import { median } from '../median.ts'
import { type Report, type Target, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { withShopOnPostgres } from '../with-shop.ts'

const paths = {
  home: '/',
  categories: '/categories',
  category: '/categories/1',
  product: '/product/1',
  about: '/about',
}
const names = { en: '', ta: ' in Tamil' }
/** Every page in every language. */
const pages = languages.flatMap((language) =>
  Object.entries(paths).map(([name, path]) => ({
    name: `${name}${names[language]}`,
    path: pathIn(language, path),
  })),
)
const categoryNames = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}
const categories = Object.keys(categoryNames)
const repeats = rounds(9)
const maxPaintSeconds = 1.5
const maxExtraBlockedMs = 50

/** The result of one run: scores out of a hundred, seconds, milliseconds, and layout shift. */
type PageScores = { scores: number[]; paint: number; blocked: number; shift: number }
type Row = { name: string; path: string; whole: PageScores[]; scriptless: PageScores[] }

/** Lighthouse's mobile runs of five pages in each language, each compared with the same page with all scripts blocked. */
export async function lighthouseScores(): Promise<Report> {
  const rows = pages.map((page): Row => ({ ...page, whole: [], scriptless: [] }))
  await withChrome((port) =>
    withShopOnPostgres(async (shop) => {
      // The first request renders the page, so it must not be measured.
      for (const { path } of rows) await fetch(shop.url + path)
      for (let round = 1; round <= repeats; round++) {
        logProgress(`lighthouse: round ${round} of ${repeats}`)
        for (const { path, whole, scriptless } of rows) {
          whole.push(await measurePage(shop.url + path, { port, onlyCategories: categories }))
          scriptless.push(
            await measurePage(shop.url + path, {
              port,
              onlyCategories: ['performance'],
              blockedUrlPatterns: ['*.js'],
            }),
          )
        }
      }
    }),
  )
  return report(rows)
}

async function withChrome(measure: (port: number) => Promise<void>) {
  await ensureBrowser()
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const chrome = await launch({
    chromePath: findBrowser(),
    userDataDir: profile,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await measure(chrome.port)
  } finally {
    chrome.kill()
    rmSync(profile, { recursive: true, force: true })
  }
}

type Flags = { port: number; onlyCategories: string[]; blockedUrlPatterns?: string[] }

/** On a busy machine Lighthouse sometimes misses the paint; such a run has no score and is repeated. */
async function measurePage(url: string, flags: Flags, tries = 3): Promise<PageScores> {
  const run = await lighthouse(url, { ...flags, logLevel: 'error' })
  if (typeof run?.lhr.categories.performance?.score === 'number') return scoresOf(run.lhr)
  if (tries === 1) throw new Error(`Lighthouse could not measure ${url}`)
  return measurePage(url, flags, tries - 1)
}

function scoresOf({ categories: scored, audits }: Result): PageScores {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)),
    paint: numberOf('largest-contentful-paint') / 1000,
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
  }
}

const middle = (looks: PageScores[], value: (measurePage: PageScores) => number | undefined) =>
  median(looks.map((measurePage) => value(measurePage) ?? Number.NaN))

/** Minimum and maximum of all runs. */
const between = (looks: PageScores[], value: (measurePage: PageScores) => number) =>
  `${Math.round(Math.min(...looks.map(value)))} to ${Math.round(Math.max(...looks.map(value)))}`

function report(rows: Row[]): Report {
  const performance = ({ scores }: PageScores) => scores[0] ?? 0
  const blocked = (measurePage: PageScores) => measurePage.blocked
  const lines = rows.flatMap(({ name, whole, scriptless }) =>
    Object.entries({ [name]: whole, [`${name}, scripts blocked`]: scriptless }).map(([what, looks]) => [
      what,
      Math.round(middle(looks, performance)),
      between(looks, performance),
      ...[1, 2, 3].map((place) => (looks === whole ? middle(looks, ({ scores }) => scores[place]) : '')),
      middle(looks, ({ paint }) => paint).toFixed(2),
      Math.round(middle(looks, blocked)),
      between(looks, blocked),
      middle(looks, ({ shift }) => shift).toFixed(3),
    ]),
  )
  const columns = [
    'page',
    'performance',
    'performance, range',
    'accessibility',
    'best practices',
    'SEO',
    'LCP, s',
    'TBT, ms',
    'TBT, range',
    'CLS',
  ]
  return {
    title: 'Lighthouse, mobile',
    text: `${describeRuns}\n\n${table(columns, lines)}`,
    targets: rows.flatMap(targetsOf),
  }
}

const describeRuns = `The figures are medians of ${repeats} rounds. Each round measured every page once with scripts and once with all scripts blocked. LCP is
the largest contentful paint, TBT the total blocking time and CLS the cumulative layout shift. A range column shows the
lowest and the highest value.`

const pageTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/^\w+/, '$& page')

const targetsOf = ({ name, whole, scriptless }: Row): Target[] => [
  ...Object.values(categoryNames).map((category, place) => ({
    what: `${pageTitle(name)}: ${category} score`,
    measured: middle(whole, ({ scores }) => scores[place]),
    least: 100,
  })),
  {
    what: `${pageTitle(name)}: largest contentful paint`,
    measured: middle(whole, ({ paint }) => paint),
    most: maxPaintSeconds,
    unit: 's',
  },
  {
    what: `${pageTitle(name)}: total blocking time added by scripts`,
    measured: middle(whole, ({ blocked }) => blocked) - middle(scriptless, ({ blocked }) => blocked),
    most: maxExtraBlockedMs,
    unit: 'ms',
  },
  {
    what: `${pageTitle(name)}: cumulative layout shift`,
    measured: middle(whole, ({ shift }) => shift),
    most: 0,
  },
]
