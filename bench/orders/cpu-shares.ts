import { descendants } from '../machine/memory-use.ts'
import { median } from '../median.ts'
import { processorMs } from '../serving/cpu.ts'

/** CPU time in milliseconds. `shoppers` is this process: it simulates the shoppers and also runs the baseline. */
export type Shares = { shop: number; database: number; shoppers: number; provider: number }

type Pids = { shops: number[]; providerPid: number }

/** The CPU time that each part of a checkout has used so far. */
export function cpuSharesUsed({ shops, providerPid }: Pids): Shares {
  const database = descendants(process.pid).filter((pid) => !shops.includes(pid) && pid !== providerPid)
  return {
    shop: shops.reduce((sum, pid) => sum + processorMs(pid), 0),
    database: database.reduce((sum, pid) => sum + processorMs(pid), 0),
    shoppers: processorMs(process.pid),
    provider: processorMs(providerPid),
  }
}

/** The CPU time per checkout between two samples. */
export const perCheckout = (before: Shares, after: Shares, howMany: number): Shares => ({
  shop: (after.shop - before.shop) / howMany,
  database: (after.database - before.database) / howMany,
  shoppers: (after.shoppers - before.shoppers) / howMany,
  provider: (after.provider - before.provider) / howMany,
})

/** Checkouts per second, and CPU time per checkout. */
export type Round = Shares & { rate: number }

export const medianRound = (all: Round[]): Round => ({
  rate: median(all.map(({ rate }) => rate)),
  shop: median(all.map(({ shop }) => shop)),
  database: median(all.map(({ database }) => database)),
  shoppers: median(all.map(({ shoppers }) => shoppers)),
  provider: median(all.map(({ provider }) => provider)),
})
