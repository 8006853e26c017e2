import { makeShopHome } from '../test/e2e/shop-home.ts'
import { type ShopProcess, startShop } from '../test/e2e/shop-process.ts'

/** Runs a measurement against the real process with the demo catalogue, and leaves nothing behind. */
export async function withShop<Result>(
  measure: (shop: ShopProcess) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const home = await makeShopHome()
  const shop = await startShop(home, settings)
  try {
    return await measure(shop)
  } finally {
    await shop.stop()
    await home.remove()
  }
}
