/**
 * Makes an administrator: `npm run admin` asks for what it needs, and
 * `npm run admin -- --name "Meena S" --email meena@shop.example --phone 9876543210 --pin 1234` asks nothing.
 * Somebody who has an account is promoted: `npm run admin -- --phone 9876543210`.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type AdminDetails,
  adminDetails,
  type MakeAdmin,
  makeAdmin,
} from '../src/areas/accounts/server/make-admin.ts'
import { DatabaseProblem } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open.ts'
import { readSettings, SettingsProblem } from '../src/settings.ts'
import { interview } from './admin/interview.ts'

/** Why no administrator was made, in a sentence for the merchant. */
class NotMade extends Error {
  override name = 'NotMade'
}

const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  pin: { type: 'string' },
} as const

async function main() {
  const flags = readFlags()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const db = await openDatabase(readSettings(process.env))
  try {
    await migrate(db)
    const details = isPerson() ? await interview(db, flags) : flags
    if (!details) return console.log('Nothing was changed.')
    const made = await makeAdmin({ db, clock: { now: () => new Date() } }, details)
    if (!made.ok) throw new NotMade(refusal(made))
    console.log(report(made, details))
  } finally {
    await db.destroy()
  }
}

/** Whether somebody sits there who can be asked. */
const isPerson = () => process.stdin.isTTY && process.stdout.isTTY

function readFlags(): AdminDetails {
  const { values } = parseArgs({ options })
  const details = adminDetails.safeParse(values)
  if (details.success) return details.data
  throw new NotMade(
    details.error.issues.map(({ path, message }) => `--${path.join()}: ${message}`).join('\n'),
  )
}

function refusal(refused: Extract<MakeAdmin, { ok: false }>) {
  switch (refused.reason) {
    case 'TWO_ACCOUNTS':
      return 'The phone and the e-mail belong to two different accounts. Give only one of them.'
    case 'INCOMPLETE':
      return `Nobody has an account with this phone or e-mail. To make one, give ${flagsOf(refused.missing)} as well.`
  }
}

const flagsOf = (fields: string[]) => new Intl.ListFormat('en').format(fields.map((field) => `--${field}`))

function report({ how, user }: Extract<MakeAdmin, { ok: true }>, { pin }: AdminDetails) {
  const who = `${user.name} (${user.phone}, ${user.email})`
  const newPin = pin === undefined ? '' : ' The pin is the new one, and every earlier login has ended.'
  switch (how) {
    case 'CREATED':
      return `Made a new account: ${who} is an administrator and logs in with the phone number and the pin.`
    case 'PROMOTED':
      return `${who} was a customer and is an administrator now.${newPin}`
    case 'WAS_ADMIN':
      return `${who} was an administrator already.${newPin}`
  }
}

function sentencesOf(problem: unknown) {
  if (problem instanceof SettingsProblem)
    return ['The settings cannot work:', ...problem.problems].join('\n- ')
  if (problem instanceof NotMade || problem instanceof DatabaseProblem) return problem.message
  if (!(problem instanceof Error)) return problem
  if (problem.name === 'AbortError') return '\nNothing was changed.'
  return 'code' in problem && `${problem.code}`.startsWith('ERR_PARSE_ARGS') ? problem.message : problem
}

main().catch((problem) => {
  console.error(sentencesOf(problem))
  process.exit(1)
})
