/**
 * Makes an administrator: `npm run admin` asks for what it needs, and
 * `npm run admin -- --name "Meena S" --email meena@shop.example --phone 9876543210 --pin 7391` asks nothing.
 * Somebody who has an account is promoted: `npm run admin -- --phone 9876543210`.
 * An administrator who lost device and recovery codes:
 * `npm run admin -- --reset-second-factor --phone 9876543210`.
 * A code for an administrator's first passkey, where no mail arrives:
 * `npm run admin -- --passkey-code --phone 9876543210`.
 * A shop whose PIN_PEPPER is lost for good: `npm run admin -- --pepper-lost`.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseProblem, type Db } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import {
  type AdminDetails,
  adminDetails,
  type MakeAdmin,
  makeAdmin,
} from '#people/accounts/server/make-admin.ts'
import { loadPepper } from '#people/accounts/server/pins/pepper.ts'
import { acceptLostPepper, requirePepper } from '#people/accounts/server/pins/require-pepper.ts'
import { codeMinutes } from '#people/second-factor/server/first-codes/first-codes.queries.ts'
import { makeFirstCode } from '#people/second-factor/server/first-codes/make-first-code.ts'
import { resetSecondFactor } from '#people/second-factor/server/reset-second-factor.ts'
import { makePrivateFolder } from '#private-folder.ts'
import { readSettings, SettingsProblem } from '#settings/settings.ts'
import { readStore } from '#shopfront/settings/server/read-store.ts'
import * as words from '#values/words/en.ts'
import { interview } from './admin/interview.ts'

/** Why nothing was done, in a sentence for the merchant. */
class NotMade extends Error {
  override name = 'NotMade'
}

const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  pin: { type: 'string' },
  'reset-second-factor': { type: 'boolean' },
  'passkey-code': { type: 'boolean' },
  'pepper-lost': { type: 'boolean' },
} as const

async function main() {
  const { reset, code, pepperLost, ...flags } = readFlags()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  makePrivateFolder(resolve(settings.dataDir))
  const db = await openDatabase(settings)
  try {
    await migrate(db)
    loadPepper(settings)
    if (pepperLost) return console.log(await forgetPepper(db))
    await requirePepper({ db, clock })
    if (reset) return console.log(await resetFactor(db, flags))
    if (code) return console.log(await firstCode(db, flags))
    const details = isPerson() ? await interview(db, flags) : flags
    if (!details) return console.log('Nothing was changed.')
    const { facts } = await readStore(db, settings)
    const made = await makeAdmin({ db, clock, store: () => facts }, details)
    if (!made.ok) throw new NotMade(refusal(made))
    console.log(report(made, details))
  } finally {
    await db.destroy()
  }
}

/** Whether somebody sits there who can be asked. */
const isPerson = () => process.stdin.isTTY && process.stdout.isTTY

function readFlags(): AdminDetails & { reset: boolean; code: boolean; pepperLost: boolean } {
  const {
    'reset-second-factor': reset = false,
    'passkey-code': code = false,
    'pepper-lost': pepperLost = false,
    ...values
  } = parseArgs({ options }).values
  const details = adminDetails.safeParse(values)
  if (details.success) return { ...details.data, reset, code, pepperLost }
  throw new NotMade(
    details.error.issues.map(({ path, message }) => `--${path.join()}: ${message}`).join('\n'),
  )
}

const clock = { now: () => new Date() }

async function forgetPepper(db: Db) {
  await acceptLostPepper({ db, clock })
  return 'The shop opens with another pepper from now on. No earlier pin fits: everybody sets a new one by e-mail (Forgot pin), administrators with npm run admin.'
}

async function resetFactor(db: Db, who: AdminDetails) {
  const reset = await resetSecondFactor({ db, clock }, who)
  if (reset.ok)
    return `${reset.user.name} (${reset.user.phone}) has no second factor any more, and every login has ended.`
  throw new NotMade(whoIsIt(reset.reason))
}

async function firstCode(db: Db, who: AdminDetails) {
  const made = await makeFirstCode({ db, clock }, who)
  if (made.ok)
    return `The code for ${made.user.name} (${made.user.phone}) is ${made.code}. It adds the first passkey within ${codeMinutes} minutes.`
  throw new NotMade(whoIsIt(made.reason))
}

function whoIsIt(reason: 'NOBODY' | 'NO_ADMIN' | 'HAS_PASSKEY' | 'TWO_ACCOUNTS') {
  switch (reason) {
    case 'NOBODY':
      return 'Give --phone or --email of an account of this shop.'
    case 'NO_ADMIN':
      return 'This account is a customer’s.'
    case 'HAS_PASSKEY':
      return 'This administrator has a passkey already. Use --reset-second-factor if it is lost.'
    case 'TWO_ACCOUNTS':
      return twoAccounts
  }
}

const twoAccounts = 'The phone and the e-mail belong to two different accounts. Give only one of them.'

function refusal(refused: Extract<MakeAdmin, { ok: false }>) {
  switch (refused.reason) {
    case 'TWO_ACCOUNTS':
      return twoAccounts
    case 'EASY_PIN':
      return `--pin: ${words.pinEasy}`
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
