import { type ShopProcess, startShop } from '#test/e2e/driving/shop-process.ts'
import { createShopSandbox } from '#test/e2e/driving/shop-sandbox.ts'
import { withPostgres } from './server-shop.ts'

type Settings = Record<string, string>

/** Runs a measurement against the real process with the demo catalogue, and cleans up afterwards. */
export async function withShop<Result>(
  measure: (shop: ShopProcess) => Promise<Result>,
  settings: Settings = {},
): Promise<Result> {
  const home = await createShopSandbox()
  const shop = await startShop(home, settings)
  try {
    return await measure(shop)
  } finally {
    await shop.stop()
    await home.remove()
  }
}

/** The same on its own Postgres server, like a production shop. */
export const withShopOnPostgres = <Result>(
  measure: (shop: ShopProcess) => Promise<Result>,
  settings: Settings = {},
): Promise<Result> =>
  withPostgres((DATABASE_URL) => withShop(measure, { DEMO: 'on', DATABASE_URL, ...settings }))
