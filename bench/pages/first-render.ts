import { median, percentile } from '../median.ts'
import { type Report, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { formOf, loggedInAdmin, type Visitor } from '../visitor.ts'
import { withShopOnPostgres } from '../with-shop.ts'

/** The limit of each page in milliseconds. */
const most = { home: 25, category: 12, product: 8 }
const repeats = rounds(60)
/** Warm-up until the JIT has compiled the renderer. */
const warmUp = rounds(20)

const maxMs = 10_000

type Product = { id: number; path: string; categoryPath: string }
type Row = { name: keyof typeof most; path: string; ms: number[] }

/**
 * From the request for a page that has just changed to its last byte: before each request, a product that all three
 * pages show gets another price.
 */
export const firstRender = (): Promise<Report> =>
  withShopOnPostgres(
    async (shop) => {
      const admin = await loggedInAdmin(shop.url)
      const product = await productOnHome(admin)
      const rows: Row[] = [
        { name: 'home', path: '/', ms: [] },
        { name: 'category', path: product.categoryPath, ms: [] },
        { name: 'product', path: product.path, ms: [] },
      ]
      for (let round = 0; round < warmUp + repeats; round++) {
        if (round % 20 === 0) logProgress(`first-render: round ${round} of ${warmUp + repeats}`)
        for (const [place, { path, ms }] of rows.entries()) {
          const price = 100 + round * rows.length + place
          await admin.call('PUT', `/products/${product.id}`, formOf({ price, mrp: 9_000 }))
          const took = await timeOf(shop.url + path, `₹${price}`)
          if (round >= warmUp) ms.push(took)
        }
      }
      return report(rows)
    },
    { PAGES_PER_MINUTE: '1000000' },
  )

async function productOnHome(admin: Visitor): Promise<Product> {
  const { text } = await admin.open('/')
  const [, path, id] = /"(\/product\/(\d+)[^"]*)"/.exec(text) ?? []
  if (!path) throw new Error('the home page shows no product')
  const { category_id } = await admin.call<{ category_id: number }>('GET', `/products/${id}`)
  const { text: productPage } = await admin.open(path)
  // With its name, because the path without it is redirected.
  const categoryPath = new RegExp(`"(/categories/${category_id}-[^"]*)"`).exec(productPage)?.[1]
  if (!categoryPath) throw new Error('the product page does not link to its category')
  return { id: Number(id), path, categoryPath }
}

/** @throws Error if the page is from before the change */
async function timeOf(url: string, shows: string) {
  const began = performance.now()
  // The headers of a browser, so that the measured response is one that browsers get.
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(maxMs) })
  const text = await answer.text()
  const took = performance.now() - began
  if (answer.status !== 200 || !text.includes(shows)) throw new Error(`${url} does not show ${shows}`)
  return took
}

function report(rows: Row[]): Report {
  const lines = rows.map(({ name, ms }) => [
    name,
    median(ms).toFixed(1),
    `${percentile(ms, 25).toFixed(1)} to ${percentile(ms, 75).toFixed(1)}`,
    percentile(ms, 95).toFixed(1),
  ])
  return {
    title: 'Rendering a changed page, Postgres',
    text: `The times are medians of ${repeats} requests per page. Before each request, the price of a product on the page was changed.\n\n${table(
      ['page', 'median, ms', 'interquartile range, ms', '95th percentile, ms'],
      lines,
    )}`,
    targets: rows.map(({ name, ms }) => ({
      what: `response time of a changed ${name} page`,
      measured: median(ms),
      most: most[name],
      unit: 'ms',
    })),
  }
}
