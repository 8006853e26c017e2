import { setTimeout } from 'node:timers/promises'
import { maxFirstViewBytes, measurePageWeight, totalBytes } from '#test/e2e/driving/page-weight.ts'
import { type Report, table } from '../report.ts'
import { withShop } from '../with-shop.ts'
import { withFreshVisits } from './chromium.ts'

const kinds: [name: string, is: RegExp][] = [
  ['images', /^\/pictures\/|\.svg$/],
  ['fonts', /\.woff2$/],
  ['scripts', /\.js$/],
]
const kindOf = (path: string) => kinds.find(([, is]) => is.test(path))?.[0] ?? 'page and style sheet'

/** The most bytes of a first view, in English and in Tamil with its font. */
const mostBytes = (path: string) => (/^\/ta(\/|$)/.test(path) ? 150_000 : 120_000)

const staySeconds = 20
/** The shop compresses a page once more if it is still requested after a minute. */
const warmUpSeconds = 61
/** In which it does so. */
const settleSeconds = 15

type Visit = { path: string; stay: number }
const visits: Visit[] = [
  ...Object.keys(maxFirstViewBytes).map((path) => ({ path, stay: 0 })),
  ...['/', '/ta'].map((path) => ({ path, stay: staySeconds })),
]
const nameOf = ({ path, stay }: Visit) => (stay > 0 ? `${path}, after staying for ${stay} s` : path)

/** Requests each page as browsers do, and again when the pages are a minute old, like those of a shop in use. */
async function warmUp(url: string) {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const requestAll = async () => {
    for (const { path } of visits) await (await fetch(url + path, { headers })).arrayBuffer()
  }
  await requestAll()
  await setTimeout(warmUpSeconds * 1000)
  await requestAll()
  await setTimeout(settleSeconds * 1000)
}

/** Bytes of a first visit before any interaction, on a small phone, in each language. */
export const weight = (): Promise<Report> =>
  withShop((shop) =>
    withFreshVisits(async (visit) => {
      await warmUp(shop.url)
      const weighed = []
      for (const each of visits) {
        const fetched = await visit(async (context) => {
          const page = await context.newPage()
          const loaded = await measurePageWeight(page, shop.url + each.path)
          await page.waitForTimeout(each.stay * 1000)
          return loaded
        })
        weighed.push({ name: nameOf(each), most: mostBytes(each.path), fetched })
      }
      const columns = ['page and style sheet', ...kinds.map(([name]) => name)]
      return {
        title: 'Bytes transferred for the first view',
        text: `The pages have been in use for more than a minute.\n\n${table(
          ['page', 'requests', ...columns, 'total bytes'],
          weighed.map(({ name, fetched }) => [
            name,
            fetched.length,
            ...columns.map((kind) => totalBytes(fetched.filter((each) => kindOf(each.path) === kind))),
            totalBytes(fetched),
          ]),
        )}`,
        targets: weighed.map(({ name, most, fetched }) => ({
          what: `bytes transferred for ${name}`,
          measured: totalBytes(fetched),
          most,
          unit: 'bytes',
        })),
      }
    }),
  )
