/**
 * Checks the security log: `npm run security-log`. It makes every seal again and prints the last one; kept elsewhere, it
 * later shows that nothing was made anew: `npm run security-log -- --known 1204:<seal>`. `--show 50` prints the newest
 * entries.
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
const mostShown = 1000

async function main() {
  const { values } = parseArgs({ options })
  const known = values.known === undefined ? undefined : readSeal(values.known)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const db = await openDatabase(readSettings(process.env))
  try {
    await migrate(db)
    await sealSecurityLog({ db })
    const shown = Math.min(Number(values.show ?? 0) || 0, mostShown)
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
    throw new SettingsProblem(['--known takes a seal as this command prints it, such as 1204:A9p…'])
  return { number: Number(number), seal }
}

function report(checked: LogCheck) {
  if (!checked.ok) return refusals[checked.reason](checked.number)
  const { entries, first, last, unsealed } = checked
  const lines = [`The security log is whole: ${entries} entries.`]
  if (first > 1) lines.push(`It begins with number ${first}: entries older than two years are not kept.`)
  if (unsealed > 0) lines.push(`${unsealed} newer entries wait for their seal.`)
  if (last) lines.push(`Last seal, to be kept elsewhere: ${last.number}:${last.seal}`)
  return lines.join('\n')
}

const refusals = {
  CHANGED: (number: number) =>
    `Entry ${number} of the security log is not as it was written, or one before it is gone.`,
  MISSING: (number: number) => `Before entry ${number} of the security log at least one is missing.`,
  KNOWN_SEAL_GONE: (number: number) =>
    `The security log does not have the seal of number ${number} that you kept: it ends earlier, or was made anew.`,
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
