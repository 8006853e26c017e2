import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { createLiveSettings } from '#settings/live-settings.ts'
import { devPlugin, withoutHmr } from './dev-renderer.ts'
import { createReloadingShop } from './reloading-shop.ts'

/**
 * `npm run dev`: server and pages in one process on one port. A changed component is replaced in the open page, which keeps its
 * state. After a change to a server file, the next request restarts the shop on the same database. Changes to settings,
 * `vite.config.ts` and `real-parts.ts` need a restart of the process.
 */
if (existsSync('.env')) process.loadEnvFile('.env')
const live = createLiveSettings(process.env)
const { settings } = live
const http = createHttpServer()
const vite = await createVite({
  appType: 'custom',
  plugins: [devPlugin()],
  environments: { ssr: { dev: withoutHmr }, pages: { dev: withoutHmr } },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**'] },
  },
})
// Listens first, because the shop's background tasks call the payment emulator on the same port. A request that comes
// before the shop is there waits for it.
http.listen(settings.port, settings.host)
await once(http, 'listening')
const opening = createReloadingShop(vite, live)
http.on('request', (request, response) =>
  vite.middlewares(request, response, () =>
    opening.then(
      (shop) => shop.answer(request, response),
      () => response.destroy(),
    ),
  ),
)
const shop = await opening
console.log('Watching src/ for changes. Press Ctrl-C to stop.')

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    http.close()
    http.closeAllConnections()
    await shop.close()
    await vite.close()
    process.exit(0)
  })
