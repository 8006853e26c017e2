import { descendants } from '../machine/held.ts'
import type { ServerShop } from '../server-shop.ts'
import { processorMs } from '../serving/processor.ts'

/** Processor time, in milliseconds. `shoppers` is this process: it asks as they do, and also plays the bare round. */
export type Shares = { shop: number; database: number; shoppers: number; provider: number }

/** The processor time that each part of a checkout has used so far. */
export function sharesUsed({ shop, providerPid }: ServerShop): Shares {
  const database = descendants(process.pid).filter((pid) => pid !== shop.pid && pid !== providerPid)
  return {
    shop: processorMs(shop.pid),
    database: database.reduce((sum, pid) => sum + processorMs(pid), 0),
    shoppers: processorMs(process.pid),
    provider: processorMs(providerPid),
  }
}

/** What was used between two moments for each of so many checkouts. */
export const perCheckout = (before: Shares, after: Shares, howMany: number): Shares => ({
  shop: (after.shop - before.shop) / howMany,
  database: (after.database - before.database) / howMany,
  shoppers: (after.shoppers - before.shoppers) / howMany,
  provider: (after.provider - before.provider) / howMany,
})
