import { setTimeout as wait } from 'node:timers/promises'
import { asMerchant, startShop } from '#test/e2e/driving/shop-process.ts'
import { createShopSandbox } from '#test/e2e/driving/shop-sandbox.ts'
import { type Report, table } from '../report.ts'
import { logProgress } from '../run-options.ts'
import { withPostgres } from '../server-shop.ts'
import { generateMixedLoad } from '../serving/mixed-use.ts'
import { loggedInAdmin } from '../visitor.ts'
import { memoryMegabytes, watchPeakMemory } from './memory-use.ts'
import { concurrentForms, makePhotos, picturesPerForm, sendForms } from './photos.ts'

const maxAtRest = 150
const maxAfterUse = 250
const maxWithPhotos = 500
/** Time for garbage collection after the start or the load. */
const restMs = 5_000

/**
 * Memory of the shop's process on Postgres: idle, after an hour of load, and its peak while large images are saved.
 */
export const memory = (): Promise<Report> =>
  withPostgres(async (DATABASE_URL) => {
    const photos = await makePhotos()
    const home = await createShopSandbox()
    const settings = { DATABASE_URL, DEMO: 'on' }
    // The first start fills the demo shop; the measured one starts with its data.
    await (await startShop(home, settings)).stop()
    const shop = await startShop(home, settings, undefined, asMerchant)
    try {
      await wait(restMs)
      const atRest = memoryMegabytes(shop.pid)
      logProgress('memory: ten thousand mixed requests')
      await generateMixedLoad(shop.url)
      await wait(restMs)
      const used = memoryMegabytes(shop.pid)
      logProgress('memory: large images')
      const began = performance.now()
      const admin = await loggedInAdmin(shop.url)
      const peak = watchPeakMemory(shop.pid)
      await sendForms(admin, photos)
      return report({ atRest, used, withPhotos: peak(), seconds: (performance.now() - began) / 1000 })
    } finally {
      await shop.stop()
      await home.remove()
    }
  })

type MemoryUse = { atRest: number; used: number; withPhotos: number; seconds: number }

function report({ atRest, used, withPhotos, seconds }: MemoryUse): Report {
  const photos = `while saving ${concurrentForms} forms, each with ${picturesPerForm} images of 48 megapixels`
  return {
    title: 'Memory use, Postgres',
    text: table(
      ['state', 'memory, MB'],
      [
        ['idle', Math.round(atRest)],
        ['after 10,000 mixed requests', Math.round(used)],
        [`peak ${photos} (${seconds.toFixed(0)} s)`, Math.round(withPhotos)],
      ],
    ),
    targets: [
      { what: 'idle memory with Postgres', measured: atRest, most: maxAtRest, unit: 'MB' },
      { what: 'memory after 10,000 mixed requests', measured: used, most: maxAfterUse, unit: 'MB' },
      { what: `peak memory ${photos}`, measured: withPhotos, most: maxWithPhotos, unit: 'MB' },
    ],
  }
}
