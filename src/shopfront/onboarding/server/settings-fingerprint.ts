import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, Buffer>(scrypt)
const newSalt = () => randomBytes(9).toString('base64url')

/**
 * A salted hash of the tested settings: shows later whether they have changed. Uses scrypt, because the settings
 * contain secrets and a mail password may be easy to guess.
 */
export async function createFingerprint(settings: readonly string[], salt = newSalt()) {
  const fingerprint = await derive(settings.join('\n'), salt, 18)
  return `${salt}.${fingerprint.toString('base64url')}`
}

/** Whether a fingerprint was created from these settings. */
export const matchesFingerprint = async (fingerprint: string, settings: readonly string[]) =>
  fingerprint === (await createFingerprint(settings, fingerprint.split('.')[0]))

type Settings = { keyId: string; keySecret: string; apiUrl: string }

/** The settings that a test of the payment keys depends on, for their fingerprint. */
export const paymentKeyValues = ({ keyId, keySecret, apiUrl }: Settings) => [keyId, keySecret, apiUrl]

/** The settings that a test mail depends on, for their fingerprint: destination, SMTP account and sender. */
export const mailAccountValues = (
  { smtpUrl = '', from = '' }: { smtpUrl: string | undefined; from: string | undefined },
  destination: string,
) => [destination, smtpUrl, from]
