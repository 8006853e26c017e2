import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadRenderer, type Renderer } from '#http/pages/renderer.ts'
import { openParts, prepareShop } from '#real-parts.ts'
import { createLiveSettings } from '#settings/live-settings.ts'
import { createShop } from '#shop.ts'
import { pathIn } from '#words/language.ts'
import { type Report, table } from '../report.ts'
import { withPostgres } from '../server-shop.ts'
import { formOf, loggedInAdmin, type Visitor, visitor } from '../visitor.ts'

/** Requests every page of the demo shop, changes the price of one product, and requests every page again. */
export const invalidation = (): Promise<Report> =>
  withPostgres((url) =>
    withCountedShop(url, async (shopUrl, rendered) => {
      const [shopper, admin] = [visitor(shopUrl, 1), await loggedInAdmin(shopUrl)]
      const paths = await publicPaths(shopper)
      const setPrice = (price: number) => admin.call('PUT', '/products/1', formOf({ price, mrp: 9_000 }))
      await setPrice(4317)
      await renderedBy(paths, shopper, rendered)
      const kept = await renderedBy(paths, shopper, rendered)
      if (kept.length > 0) throw new Error(`pages are not cached: ${kept.join(', ')}`)

      const showing = await pathsThatShow(paths, shopper, ['"/product/1"', '4317', '4,317'])
      await setPrice(4319)
      return report(paths, showing, await renderedBy(paths, shopper, rendered))
    }),
  )

type Measure = (shopUrl: string, rendered: string[]) => Promise<Report>

/** The real shop in this process, with a renderer that counts. */
async function withCountedShop(databaseUrl: string, measure: Measure) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const live = createLiveSettings({ DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO: 'on' })
  const rendered: string[] = []
  const parts = await openParts(live, async () => counting(await loadRenderer(), rendered))
  await prepareShop(parts)
  const shop = await createShop(parts)
  try {
    return await measure(await shop.listen({ port: 0 }), rendered)
  } finally {
    await shop.close()
    await parts.media.close()
    await parts.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

const counting = (renderer: Renderer, rendered: string[]): Renderer => ({
  ...renderer,
  renderPage: (path, how) => {
    rendered.push(pathIn(how.language, path))
    return renderer.renderPage(path, how)
  },
})

/** The URLs of the sitemap. */
async function publicPaths(shopper: Visitor) {
  const { text } = await shopper.open('/sitemap.xml')
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

async function pathsThatShow(paths: string[], shopper: Visitor, signs: string[]) {
  const showing: string[] = []
  for (const path of paths) {
    const { text } = await shopper.open(path)
    if (signs.some((sign) => text.includes(sign))) showing.push(path)
  }
  return showing
}

async function renderedBy(paths: string[], shopper: Visitor, rendered: string[]) {
  rendered.length = 0
  for (const path of paths) await shopper.open(path)
  return [...new Set(rendered)]
}

const shorten = (paths: string[]) => paths.slice(0, 8).join(', ') + (paths.length > 8 ? ', …' : '')

function report(paths: string[], showing: string[], rerendered: string[]): Report {
  const needless = rerendered.filter((path) => !showing.includes(path))
  const missing = showing.filter((path) => !rerendered.includes(path))
  return {
    title: 'Pages re-rendered after a product was saved',
    text: table(
      ['pages', 'pages that show the product', 're-rendered pages'],
      [[paths.length, showing.length, `${rerendered.length}: ${shorten(rerendered)}`]],
    ),
    targets: [
      { what: 're-rendered pages that don’t show the product', measured: needless.length, most: 0 },
      { what: 'pages that show the product but weren’t re-rendered', measured: missing.length, most: 0 },
    ],
  }
}
