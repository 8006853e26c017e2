import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizePath, type ViteDevServer } from 'vite'
import type { LiveSettings } from '#settings/live-settings.ts'
import { createDevRenderer, requireRunnable } from './dev-renderer.ts'

type RealParts = typeof import('#real-parts.ts')
type Shop = typeof import('#shop.ts')
type Jobs = typeof import('#jobs.ts')

/** Starts the shop from `src/`, with its jobs; it is rebuilt at the first request after a file has changed. */
export async function createReloadingShop(vite: ViteDevServer, live: LiveSettings) {
  const [ssr, pages] = [requireRunnable(vite, 'ssr'), requireRunnable(vite, 'pages')]
  const load = <Module>(file: string): Promise<Module> => ssr.runner.import(file)

  const { openParts, prepareShop, createPaymentEmulator, formatStartupMessage } =
    await load<RealParts>('/src/real-parts.ts')
  const parts = await openParts(live, async () => createDevRenderer(vite))
  await prepareShop(parts)

  // A page loads some of its code during the render. A rebuild in the middle would mix modules from before and after
  // the change.
  const pendingAnswers = new Set<Promise<unknown>>()
  async function createNext() {
    await Promise.allSettled(pendingAnswers)
    for (const { runner } of [ssr, pages]) runner.clearCache()
    const { createShop } = await load<Shop>('/src/shop.ts')
    const { startJobs } = await load<Jobs>('/src/jobs.ts')
    // The emulator closes with its shop, so each shop needs a new one.
    const partsOfShop = {
      ...parts,
      ...(parts.emulator && { emulator: createPaymentEmulator(live.settings) }),
    }
    const app = await createShop({ ...partsOfShop, renderer: await createDevRenderer(vite) })
    await app.ready()
    const jobs = startJobs(partsOfShop)
    return {
      app,
      close: async () => {
        await jobs.stop()
        await app.close()
      },
    }
  }

  let shop = createNext()
  let isStale = false
  const current = () => {
    if (isStale) {
      isStale = false
      void shop.then((old) => old.close()).catch(() => {})
      shop = createNext()
    }
    return shop
  }
  vite.watcher.on('all', (_event, file) => {
    if (!file.includes('/src/') || /\.(test|race)\.tsx?$/.test(file)) return
    // Vite invalidates the old module a moment later. A request in between would get it and keep it until the next
    // change.
    for (const { moduleGraph } of [ssr, pages]) moduleGraph.onFileChange(normalizePath(file))
    isStale = true
  })
  await shop
  console.log(await formatStartupMessage(parts))

  return {
    async answer(request: IncomingMessage, response: ServerResponse) {
      try {
        const { app } = await current()
        const closed: Promise<unknown> = once(response, 'close')
          .catch(() => {})
          .then(() => pendingAnswers.delete(closed))
        pendingAnswers.add(closed)
        app.routing(request, response)
      } catch (error) {
        // The next file change tries again.
        shop.catch(() => {
          isStale = true
        })
        reportError(vite, response, error)
      }
    },
    close: async () => {
      await shop.then((last) => last.close()).catch(() => {})
      await parts.media.close()
      await parts.db.destroy()
    },
  }
}

/** Answers a request with an error's stack, and prints it in the terminal. */
function reportError(vite: ViteDevServer, response: ServerResponse, error: unknown) {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(text)
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}
