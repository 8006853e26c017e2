import { setTimeout as wait } from 'node:timers/promises'
import { asMerchant, startShop } from '#test/e2e/driving/shop-process.ts'
import { createShopSandbox } from '#test/e2e/driving/shop-sandbox.ts'
import { median } from '../median.ts'
import { type Report, table } from '../report.ts'
import { rounds } from '../run-options.ts'
import { memoryMegabytes } from './memory-use.ts'

const repeats = rounds(5)
const maxSeconds = 5
const maxMegabytes = 350
const restMs = 3_000

/** Time from starting a process on a filled data folder to its first page, and its idle memory. */
export async function startAndMemory(): Promise<Report> {
  const home = await createShopSandbox()
  await (await startShop(home)).stop()
  const [seconds, megabytes]: [number[], number[]] = [[], []]
  for (let round = 0; round < repeats; round++) {
    const began = performance.now()
    const shop = await startShop(home, {}, undefined, asMerchant)
    seconds.push((performance.now() - began) / 1000)
    await wait(restMs)
    megabytes.push(memoryMegabytes(shop.pid))
    await shop.stop()
  }
  await home.remove()
  const rows = [
    ['time from start to first page, seconds', median(seconds).toFixed(2)],
    ['idle memory, MB', Math.round(median(megabytes))],
  ]
  return {
    title: 'Startup time and idle memory, embedded database',
    text: table(['metric', `median of ${repeats} starts`], rows),
    targets: [
      { what: 'time from start to first page', measured: median(seconds), most: maxSeconds, unit: 's' },
      {
        what: 'idle memory with the embedded database',
        measured: median(megabytes),
        most: maxMegabytes,
        unit: 'MB',
      },
    ],
  }
}
