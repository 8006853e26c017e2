import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Db } from '#database/connect.ts'
import { isEasyPin } from '#people/accounts/rules/easy-pins.ts'
import { type AdminDetails, adminDetails } from '#people/accounts/server/make-admin.ts'
import { findUsersByPhoneOrEmail } from '#people/accounts/server/users.queries.ts'
import * as words from '#values/words/en.ts'

const questions = {
  phone: 'Phone number (10 digits)',
  name: 'Name',
  email: 'Email',
  pin: 'Pin (4 digits, hidden)',
}
type Field = keyof typeof questions

/**
 * Asks in the terminal for the details that no flag gave. For the phone number of an existing account it only asks for
 * confirmation.
 * @returns the administrator's details, or undefined if the answer was no
 * @throws AbortError when the terminal is closed or Ctrl-C is pressed
 */
export async function promptDetails(db: Db, flags: AdminDetails): Promise<AdminDetails | undefined> {
  const terminal = openTerminal()
  try {
    const details = { ...flags }
    if (!details.phone && !details.email) details.phone = await terminal.ask('phone')
    const [account] = await findUsersByPhoneOrEmail(db, details)
    if (account)
      return account.role === 'admin' || (await terminal.confirm(promotion(account))) ? details : undefined
    for (const field of Object.keys(questions) as Field[])
      details[field] ??= await terminal.ask(field, details.phone)
    return details
  } finally {
    terminal.close()
  }
}

/** The question whether to make a customer an administrator. */
const promotion = ({ name, email }: { name: string; email: string }) =>
  `${name} (${email}) is a customer. Make them an administrator?`

/** A terminal that asks questions. `ask` repeats one until the answer is valid, and does not show a pin. */
function openTerminal() {
  let hidden = false
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  const closed = new AbortController()
  lines.once('close', () => closed.abort())
  const question = (text: string) => lines.question(text, { signal: closed.signal })
  return {
    close: () => lines.close(),
    confirm: async (what: string) => /^y(es)?$/i.test((await question(`${what} [y/N] `)).trim()),
    async ask(field: Field, phone?: string) {
      for (;;) {
        const answer = question(`${questions[field]}: `)
        hidden = field === 'pin'
        const checked = adminDetails.safeParse({ [field]: await answer })
        if (hidden) process.stdout.write('\n')
        hidden = false
        if (!checked.success) console.log(checked.error.issues[0]?.message)
        else if (isEasyPin(checked.data.pin ?? '', phone)) console.log(words.pinEasy)
        else return checked.data[field]
      }
    },
  }
}
