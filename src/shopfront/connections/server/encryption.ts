import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { readOrCreateSecrets, readSecrets } from '#secret-file.ts'
import type { Settings } from '#settings/settings.ts'

type KeySettings = Pick<Settings, 'secretsKeys' | 'dataDir'>
export type Encrypted = { ciphertext: string; keyId: string }

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyFileOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(resolve(dataDir), 'secrets-key')

/** Identifies a key; the key cannot be made from it. */
const keyIdOf = (key: string) => hash('sha256', `print of a secrets key:${key}`, 'base64').slice(0, 11)
const bytesOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'connections', 32))

/**
 * Encrypts a text with the first key of `SECRETS_KEY`, or of a file in the data folder, which is created if there is
 * none. The name is authenticated with it, so that one connection's text cannot be put in place of another's.
 */
export function encryptSecret(settings: KeySettings, name: string, text: string): Encrypted {
  const keys =
    settings.secretsKeys ??
    readOrCreateSecrets(keyFileOf(settings), () => randomBytes(32).toString('base64url'))
  const [key] = keys
  if (key === undefined) throw new Error('There is no key to encrypt with.')
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, bytesOf(key), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(name))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return {
    ciphertext: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url'),
    keyId: keyIdOf(key),
  }
}

/** The text, or undefined if this process does not have its key or it was changed. */
export function decryptSecret(settings: KeySettings, name: string, { ciphertext, keyId }: Encrypted) {
  const keys = settings.secretsKeys ?? readSecrets(keyFileOf(settings))
  const key = keys.find((each) => keyIdOf(each) === keyId)
  if (key === undefined) return undefined
  const bytes = Buffer.from(ciphertext, 'base64url')
  try {
    const nonce = bytes.subarray(0, nonceBytes)
    const decipher = createDecipheriv(algorithm, bytesOf(key), nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(name))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
