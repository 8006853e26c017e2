/** Checks the security log by recalculating every seal: `npm run security-log`. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DatabaseProblem } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { checkSecurityLog, type KnownSeal, type LogCheck } from '#people/security/server/log/check-log.ts'
import { listNewestEntries } from '#people/security/server/log/newest-entries.queries.ts'
import { sealSecurityLog } from '#people/security/server/log/seal-log.ts'
import { readSettings, SettingsProblem } from '#settings/settings.ts'
import { describeFlagError, printHelp } from './command-help.ts'

const usage = `Check that nobody has changed the security log.

npm run security-log
  Checks every entry and prints the last seal. Keep the seal in another place.
npm run security-log -- --known 1204:A9p...
  Also checks that the log still contains a seal you kept.
npm run security-log -- --show 50
  Also prints the newest 50 entries.`

const options = { known: { type: 'string' }, show: { type: 'string' } } as const
const maxShown = 1000

async function main() {
  printHelp(usage)
  const { values } = parseArgs({ options })
  const known = values.known === undefined ? undefined : parseSeal(values.known)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const db = await openDatabase(readSettings(process.env))
  try {
    await migrate(db)
    await sealSecurityLog({ db })
    const shown = Math.min(Number(values.show ?? 0) || 0, maxShown)
    for (const entry of await listNewestEntries(db, shown)) console.log(lineOf(entry))
    const checked = await checkSecurityLog({ db }, known)
    console.log(describeCheck(checked))
    if (!checked.ok) process.exitCode = 1
  } finally {
    await db.destroy()
  }
}

/** Parses a seal in the printed form, `1204:A9p…`. */
function parseSeal(text: string): KnownSeal {
  const [, number = '', seal = ''] = /^(\d{1,15}):([\w-]{43})$/.exec(text) ?? []
  if (!number)
    throw new SettingsProblem(['--known must be a seal printed by this command, such as 1204:A9p…'])
  return { number: Number(number), seal }
}

function describeCheck(checked: LogCheck) {
  if (!checked.ok) return refusals[checked.reason](checked.number)
  const { entries, first, last, unsealed } = checked
  const lines = [`The security log is complete and unchanged: ${entries} entries.`]
  if (first > 1) lines.push(`The first entry is number ${first}. Entries older than two years are deleted.`)
  if (unsealed > 0) lines.push(`Newer entries without a seal so far: ${unsealed}.`)
  if (last) lines.push(`Last seal (keep it elsewhere): ${last.number}:${last.seal}`)
  return lines.join('\n')
}

const refusals = {
  CHANGED: (number: number) =>
    `Entry ${number} of the security log was changed, or an entry before it was deleted.`,
  MISSING: (number: number) => `At least one entry before entry ${number} of the security log is missing.`,
  KNOWN_SEAL_GONE: (number: number) =>
    `The security log doesn’t contain the seal you kept for entry ${number}: it ends earlier or was rewritten.`,
}

type Shown = Awaited<ReturnType<typeof listNewestEntries>>[number]
const lineOf = ({ happened_at, event, user_id, user_name, address, device_name, details }: Shown) =>
  [
    happened_at.toISOString(),
    event,
    user_id === null ? '' : `${user_name} (${user_id})`,
    address,
    device_name,
    JSON.stringify(details),
  ].join('  ')

/** The message for an error, or the error itself if it is unexpected. */
function describeProblem(problem: unknown) {
  if (problem instanceof SettingsProblem || problem instanceof DatabaseProblem) return problem.message
  return (problem instanceof Error && describeFlagError(problem)) || problem
}

main().catch((problem) => {
  console.error(describeProblem(problem))
  process.exit(1)
})
