import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, Buffer>(scrypt)
const newSalt = () => randomBytes(9).toString('base64url')

/**
 * Tells the settings that something was tried with from all others, in a way that nobody can read them from: there are
 * secrets among them, and a mail account's password may be one that is easily guessed.
 */
export async function printOf(settings: readonly string[], salt = newSalt()) {
  const print = await derive(settings.join('\n'), salt, 18)
  return `${salt}.${print.toString('base64url')}`
}

export const isPrintOf = async (print: string, settings: readonly string[]) =>
  print === (await printOf(settings, print.split('.')[0]))

type Settings = { keyId: string; keySecret: string; apiUrl: string }

/** All that a try of the payment keys says something about. */
export const keysOf = ({ keyId, keySecret, apiUrl }: Settings) => [keyId, keySecret, apiUrl]

/** All that a test mail says something about: where mail goes, with whose login, and in whose name. */
export const mailAccountOf = (
  { smtpUrl = '', from = '' }: { smtpUrl: string | undefined; from: string | undefined },
  destination: string,
) => [destination, smtpUrl, from]
