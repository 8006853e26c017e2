/** Creates and helps administrators: `npm run admin`. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseProblem, type Db } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import {
  type AdminDetails,
  adminDetails,
  type MakeAdminResult,
  makeAdmin,
} from '#people/accounts/server/make-admin.ts'
import { loadPepper } from '#people/accounts/server/pins/pepper.ts'
import { acceptLostPepper, requirePepper } from '#people/accounts/server/pins/require-pepper.ts'
import { createEnrolmentCodeByCommand } from '#people/second-factor/server/enrolment-codes/create-enrolment-code.ts'
import { codeMinutes } from '#people/second-factor/server/enrolment-codes/enrolment-codes.queries.ts'
import { resetSecondFactor } from '#people/second-factor/server/reset-second-factor.ts'
import { makePrivateFolder } from '#private-folder.ts'
import { readSettings, SettingsProblem } from '#settings/settings.ts'
import { readStoreSettings } from '#shopfront/settings/server/read-store-settings.ts'
import * as words from '#values/words/en.ts'
import { promptDetails } from './admin/prompt-details.ts'
import { describeFlagError, printHelp } from './command-help.ts'

const usage = `Create an administrator, or help one who can’t log in.

npm run admin
  Asks for the details of the new administrator.
npm run admin -- --name "Meena S" --email meena@shop.example --phone 9876543210 --pin 7391
  Creates an administrator without asking, or sets a new pin for an existing one.
npm run admin -- --phone 9876543210
  Makes this customer an administrator.
npm run admin -- --reset-second-factor --phone 9876543210
  Turns off two-step verification for an administrator who has lost their device and recovery codes.
npm run admin -- --passkey-code --phone 9876543210
  Shows the code for an administrator’s first passkey, if the email doesn’t arrive.
npm run admin -- --pepper-lost
  Lets the shop start after PIN_PEPPER was permanently lost. Everyone then has to set a new pin.

To choose an account, use --email instead of --phone if you prefer.`

/** The reason why nothing was done, for the operator. */
class AdminProblem extends Error {
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
  printHelp(usage)
  const { reset, code, pepperLost, ...flags } = readFlags()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  makePrivateFolder(resolve(settings.dataDir))
  const db = await openDatabase(settings)
  try {
    await migrate(db)
    loadPepper(settings)
    if (pepperLost) return console.log(await acceptNewPepper(db))
    await requirePepper({ db, clock })
    if (reset) return console.log(await resetFactor(db, flags))
    if (code) return console.log(await createFirstPasskeyCode(db, flags))
    const details = isInteractive() ? await promptDetails(db, flags) : flags
    if (!details) return console.log('Nothing was changed.')
    const { facts } = await readStoreSettings(db, settings)
    const made = await makeAdmin({ db, clock, store: () => facts }, details)
    if (!made.ok) throw new AdminProblem(describeRefusal(made))
    console.log(describeResult(made, details))
  } finally {
    await db.destroy()
  }
}

/** Whether the command runs in a terminal and can ask questions. */
const isInteractive = () => process.stdin.isTTY && process.stdout.isTTY

/** Parses the command line. @throws AdminProblem for invalid values */
function readFlags(): AdminDetails & { reset: boolean; code: boolean; pepperLost: boolean } {
  const {
    'reset-second-factor': reset = false,
    'passkey-code': code = false,
    'pepper-lost': pepperLost = false,
    ...values
  } = parseArgs({ options }).values
  const details = adminDetails.safeParse(values)
  if (details.success) return { ...details.data, reset, code, pepperLost }
  throw new AdminProblem(
    details.error.issues.map(({ path, message }) => `--${path.join()}: ${message}`).join('\n'),
  )
}

const clock = { now: () => new Date() }

/** Accepts that the pepper was lost: existing pins stop working. @returns the message for the operator */
async function acceptNewPepper(db: Db) {
  await acceptLostPepper({ db, clock })
  return 'The shop will now start with the new pepper. Existing pins no longer work. Customers can set a new pin with Forgot Password? on the login page, and administrators with npm run admin.'
}

/** Turns off an administrator's two-step verification. @returns the message for the operator */
async function resetFactor(db: Db, who: AdminDetails) {
  const reset = await resetSecondFactor({ db, clock }, who)
  if (reset.ok)
    return `${reset.user.name} (${reset.user.phone}) no longer has two-step verification and has been logged out on every device.`
  throw new AdminProblem(explainProblem(reset.reason))
}

/** Creates the code for an administrator's first passkey. @returns the message for the operator */
async function createFirstPasskeyCode(db: Db, who: AdminDetails) {
  const made = await createEnrolmentCodeByCommand({ db, clock }, who)
  if (made.ok)
    return `The code for ${made.user.name} (${made.user.phone}) is ${made.code}. Use it within ${codeMinutes} minutes to add the first passkey.`
  throw new AdminProblem(explainProblem(made.reason))
}

function explainProblem(reason: 'NOBODY' | 'NO_ADMIN' | 'HAS_PASSKEY' | 'TWO_ACCOUNTS') {
  switch (reason) {
    case 'NOBODY':
      return 'No account found. Use --phone or --email of an account in this shop.'
    case 'NO_ADMIN':
      return 'This account belongs to a customer. Only administrators use two-step verification.'
    case 'HAS_PASSKEY':
      return 'This administrator already has a passkey. If it is lost, use --reset-second-factor.'
    case 'TWO_ACCOUNTS':
      return twoAccounts
  }
}

const twoAccounts = 'The phone number and email belong to two different accounts. Use only one of them.'

function describeRefusal(refused: Extract<MakeAdminResult, { ok: false }>) {
  switch (refused.reason) {
    case 'TWO_ACCOUNTS':
      return twoAccounts
    case 'EASY_PIN':
      return `--pin: ${words.pinEasy}`
    case 'INCOMPLETE':
      return `There is no account with this phone number or email. To create one, add ${flagsOf(refused.missing)}.`
  }
}

const flagsOf = (fields: string[]) => new Intl.ListFormat('en').format(fields.map((field) => `--${field}`))

function describeResult({ how, user }: Extract<MakeAdminResult, { ok: true }>, { pin }: AdminDetails) {
  const who = `${user.name} (${user.phone}, ${user.email})`
  const newPin = pin === undefined ? '' : ' The pin has been changed, and all other devices are logged out.'
  switch (how) {
    case 'CREATED':
      return `Administrator created: ${who}. Log in with the phone number and pin.`
    case 'PROMOTED':
      return `${who} was a customer and is now an administrator.${newPin}`
    case 'WAS_ADMIN':
      return `${who} is already an administrator.${newPin}`
  }
}

/** The message for an error, or the error itself if it is unexpected. */
function describeProblem(problem: unknown) {
  if (problem instanceof SettingsProblem) return ['Invalid settings:', ...problem.problems].join('\n- ')
  if (problem instanceof AdminProblem || problem instanceof DatabaseProblem) return problem.message
  if (!(problem instanceof Error)) return problem
  if (problem.name === 'AbortError') return '\nNothing was changed.'
  return describeFlagError(problem) ?? problem
}

main().catch((problem) => {
  console.error(describeProblem(problem))
  process.exit(1)
})
