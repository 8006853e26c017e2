/**
 * Checks the security log: `npm run security-log`. It recalculates every seal and prints the last one. If you keep that seal
 * elsewhere, `npm run security-log -- --known 1204:<seal>` later shows whether the log was rewritten. `--show 50` prints the
 * newest entries.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DatabaseProblem } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { checkSecurityLog, type KnownSeal, type LogCheck } from '#people/security/server/log/check-log.ts'
import { listNewestEntries } from '#people/security/server/log/newest-entries.queries.ts'
import { sealSecurityLog } from '#people/security/server/log/seal-log.ts'
import { readSettings, SettingsProblem } from '#settings/settings.ts'

const options = { known: { type: 'string' }, show: { type: 'string' } } as const
const maxShown = 1000

async function main() {
  const { values } = parseArgs({ options })
  const known = values.known === undefined ? undefined : readSeal(values.known)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const db = await openDatabase(readSettings(process.env))
  try {
    await migrate(db)
    await sealSecurityLog({ db })
    const shown = Math.min(Number(values.show ?? 0) || 0, maxShown)
    for (const entry of await listNewestEntries(db, shown)) console.log(lineOf(entry))
    const checked = await checkSecurityLog({ db }, known)
    console.log(report(checked))
    if (!checked.ok) process.exitCode = 1
  } finally {
    await db.destroy()
  }
}

function readSeal(text: string): KnownSeal {
  const [, number = '', seal = ''] = /^(\d{1,15}):([\w-]{43})$/.exec(text) ?? []
  if (!number)
    throw new SettingsProblem(['--known must be a seal printed by this command, such as 1204:A9p…'])
  return { number: Number(number), seal }
}

function report(checked: LogCheck) {
  if (!checked.ok) return refusals[checked.reason](checked.number)
  const { entries, first, last, unsealed } = checked
  const lines = [`The security log is complete and unchanged: ${entries} entries.`]
  if (first > 1) lines.push(`The first entry is number ${first}. Entries older than two years are deleted.`)
  if (unsealed > 0) lines.push(`${unsealed} newer entries are not sealed yet.`)
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

const sentencesOf = (problem: unknown) =>
  problem instanceof SettingsProblem || problem instanceof DatabaseProblem ? problem.message : problem

main().catch((problem) => {
  console.error(sentencesOf(problem))
  process.exit(1)
})
