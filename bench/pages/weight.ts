import { maxHomeBytes, measurePageWeight, totalBytes } from '#test/e2e/driving/page-weight.ts'
import { type Report, table } from '../report.ts'
import { withShop } from '../with-shop.ts'
import { withFreshVisits } from './chromium.ts'

const kinds: [name: string, is: RegExp][] = [
  ['images', /^\/pictures\/|\.svg$/],
  ['fonts', /\.woff2$/],
  ['scripts', /\.js$/],
]
const kindOf = (path: string) => kinds.find(([, is]) => is.test(path))?.[0] ?? 'page and style sheet'

/** Bytes of a first visit to the home page before any interaction, on a small phone, in each language. */
export const weight = (): Promise<Report> =>
  withShop((shop) =>
    withFreshVisits(async (visit) => {
      const weighed = []
      for (const [path, most] of Object.entries(maxHomeBytes)) {
        const fetched = await visit(async (context) =>
          measurePageWeight(await context.newPage(), shop.url + path),
        )
        weighed.push({ path, most, fetched })
      }
      const columns = ['page and style sheet', ...kinds.map(([name]) => name)]
      return {
        title: 'Bytes transferred for the first view of the home page',
        text: table(
          ['page', 'requests', ...columns, 'total bytes'],
          weighed.map(({ path, fetched }) => [
            path,
            fetched.length,
            ...columns.map((kind) => totalBytes(fetched.filter((each) => kindOf(each.path) === kind))),
            totalBytes(fetched),
          ]),
        ),
        targets: weighed.map(({ path, most, fetched }) => ({
          what: `bytes transferred for the first view of ${path}`,
          measured: totalBytes(fetched),
          most,
          unit: 'bytes',
        })),
      }
    }),
  )
