import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseProblem } from '#database/connect.ts'
import { outlive } from '#database/outages/outlive.ts'
import { closeGently } from '#http/close-gently.ts'
import { loadRenderer } from '#http/pages/renderer.ts'
import { readSettings, SettingsProblem } from '#settings/settings.ts'
import { startJobs } from './jobs.ts'
import { greeting, openParts, prepareShop } from './real-parts.ts'
import { createShop } from './shop.ts'

/** The process: settings → parts → shop → listen → close. */
async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  const leaving = new AbortController()
  const parts = { ...(await openParts(settings, loadRenderer)), leaving: leaving.signal }
  await outlive(() => prepareShop(parts))
  const shop = await createShop(parts)
  tidyUpAfterStart()
  await shop.listen({ port: settings.port, host: settings.host })
  const jobs = startJobs(parts)
  console.log(await outlive(() => greeting(parts)))
  closeOnSignal(async (signal) => {
    leaving.abort()
    // A person at a terminal does not wait for a balancer.
    if (signal === 'SIGTERM') await pause(settings.drainSeconds * 1000)
    await closeGently(shop)
    await jobs.stop()
    await parts.media.close()
    await parts.db.destroy()
  })
}

/**
 * Starting leaves much behind that is never asked for again, and room for as much more, which a quiet shop keeps for days:
 * 40 MB. Done before anybody can ask. Only `npm start` has Node offer it; a shop started otherwise goes without.
 */
const tidyUpAfterStart = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })

/** Ends in order, once: a terminal and npm may both pass the same signal on. */
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

/** What keeps the shop from starting, as one clear sentence each. */
function sentencesOf(problem: unknown): string[] {
  if (problem instanceof SettingsProblem)
    return ['The settings cannot work:', ...problem.problems.map((line) => `- ${line}`)]
  if (problem instanceof DatabaseProblem) return [problem.message]
  if (problem instanceof Error && 'code' in problem) {
    const { code, port, address } = problem as NodeJS.ErrnoException & { port?: number; address?: string }
    if (code === 'EADDRINUSE')
      return [`Port ${port} is in use by another program. Stop it, or set PORT to another number.`]
    if (code === 'EACCES' && port)
      return [`Port ${port} needs more rights than this user has. Set PORT above 1023.`]
    if (code === 'EADDRNOTAVAIL') return [`HOST ${address} is no address of this machine.`]
  }
  return [problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)]
}

main().catch((problem) => {
  console.error(sentencesOf(problem).join('\n'))
  process.exit(1)
})
