import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseProblem } from '#database/connect.ts'
import { retryThroughOutages } from '#database/failover/retry-through-outages.ts'
import { shutDownGracefully } from '#http/graceful-shutdown.ts'
import { loadRenderer } from '#http/pages/renderer.ts'
import { createLiveSettings } from '#settings/live-settings.ts'
import { SettingsProblem } from '#settings/settings.ts'
import { startJobs } from './jobs.ts'
import { collectGarbageWhenQuiet } from './quiet-garbage-collection.ts'
import { formatStartupMessage, openParts, prepareShop } from './real-parts.ts'
import { createShop } from './shop.ts'

/** The process: settings → parts → shop → listen → close. */
async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const live = createLiveSettings(process.env)
  const { settings } = live
  const shutdown = new AbortController()
  const parts = { ...(await openParts(live, loadRenderer)), shutdownSignal: shutdown.signal }
  await retryThroughOutages(() => prepareShop(parts))
  const shop = await createShop(parts)
  collectGarbageAfterStart()
  await shop.listen({ port: settings.port, host: settings.host })
  collectGarbageWhenQuiet()
  const jobs = startJobs(parts)
  console.log(await retryThroughOutages(() => formatStartupMessage(parts)))
  closeOnSignal(async (signal) => {
    shutdown.abort()
    // Ctrl-C in a terminal does not need to wait for a load balancer.
    if (signal === 'SIGTERM') await pause(settings.drainSeconds * 1000)
    await shutDownGracefully(shop)
    await jobs.stop()
    await parts.media.close()
    await parts.db.destroy()
  })
}

/**
 * Startup leaves about 40 MB of garbage and spare heap that a quiet shop would keep for days. Collected before the
 * first request. Does nothing unless Node runs with `--expose-gc`, as it does with `npm start` and in `deploy/`.
 */
const collectGarbageAfterStart = () =>
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })

/** Shuts down once, in order: a terminal and npm may both pass on the same signal. */
function closeOnSignal(close: (signal: NodeJS.Signals) => Promise<void>) {
  let isClosing = false
  const end = (signal: NodeJS.Signals) => {
    if (isClosing) return
    isClosing = true
    close(signal).then(
      () => process.exit(0),
      (problem) => {
        console.error(problem)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/** The lines that say why the shop can't start; for a bug, its stack. */
function describeStartupError(problem: unknown): string[] {
  if (problem instanceof SettingsProblem)
    return ['Invalid settings:', ...problem.problems.map((line) => `- ${line}`)]
  if (problem instanceof DatabaseProblem) return [problem.message]
  if (problem instanceof Error && 'code' in problem) {
    const { code, port, address } = problem as NodeJS.ErrnoException & { port?: number; address?: string }
    if (code === 'EADDRINUSE')
      return [`Port ${port} is in use by another program. Stop it, or set PORT to another port.`]
    if (code === 'EACCES' && port)
      return [`This user isn’t allowed to use port ${port}. Set PORT to 1024 or higher.`]
    if (code === 'EADDRNOTAVAIL') return [`HOST ${address} isn’t an address of this machine.`]
  }
  return [problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)]
}

main().catch((problem) => {
  console.error(describeStartupError(problem).join('\n'))
  process.exit(1)
})
