import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { readSettings } from '#settings/settings.ts'
import { followFiles } from './follow-files.ts'
import { devPlugin, exchangedByUs } from './page-parts.ts'

/**
 * `npm run dev`: server and pages in one process on one port. A changed component is exchanged in the open page, which
 * keeps its state; a changed file of the server makes the shop anew over the same database at the next request.
 * Settings, `vite.config.ts` and what the process is made of (`real-parts.ts`) need a new start.
 */
if (existsSync('.env')) process.loadEnvFile('.env')
const settings = readSettings(process.env)
const http = createHttpServer()
const vite = await createVite({
  appType: 'custom',
  plugins: [devPlugin()],
  environments: { ssr: { dev: exchangedByUs }, pages: { dev: exchangedByUs } },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**'] },
  },
})
// It listens first: the shop's jobs call the payment emulator on its own port.
http.listen(settings.port, settings.host)
await once(http, 'listening')
const shop = await followFiles(vite, settings)
http.on('request', (request, response) =>
  vite.middlewares(request, response, () => void shop.answer(request, response)),
)
console.log('It follows the files of src/. Ctrl-C ends it.')

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    http.close()
    http.closeAllConnections()
    await shop.close()
    await vite.close()
    process.exit(0)
  })
