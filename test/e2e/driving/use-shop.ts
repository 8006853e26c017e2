import { afterAll, beforeAll } from 'vitest'
import { type ShopProcess, startShop } from './shop-process.ts'
import { createShopSandbox, type ShopSandbox } from './shop-sandbox.ts'

/**
 * One shop for all tests of a file, with the demo catalogue and logins, on its own database: embedded, or on the server
 * of TEST_DATABASE_URL. Its properties may be read from the first test on.
 * @param settings environment variables over the defaults
 * @param sandbox as for `createShopSandbox`; its database has its tables by default
 */
export function useShop(
  settings: Record<string, string> = {},
  sandbox: Parameters<typeof createShopSandbox>[0] = {},
): ShopProcess {
  let home: ShopSandbox | undefined
  let running: ShopProcess | undefined
  beforeAll(async () => {
    home = await createShopSandbox({ hasTables: true, ...sandbox })
    running = await startShop(home, settings)
  })
  afterAll(async () => {
    await running?.stop()
    await home?.remove()
    expectNoErrors(running?.output() ?? '')
  })
  const shop = () => {
    if (!running) throw new Error('The shop runs from the first test on, not before.')
    return running
  }
  return {
    get url() {
      return shop().url
    },
    get dataDir() {
      return shop().dataDir
    },
    get pid() {
      return shop().pid
    },
    output: () => shop().output(),
    stop: () => shop().stop(),
    kill: () => shop().kill(),
  }
}

/** An error in the shop's log is a bug even if the shopper did not notice it. */
function expectNoErrors(output: string) {
  const errors = output.split('\n').filter((line) => /"level":(50|60)\b/.test(line))
  if (errors.length > 0) throw new Error(`The shop logged errors:\n${errors.join('\n')}`)
}
