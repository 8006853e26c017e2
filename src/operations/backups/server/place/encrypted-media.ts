import type { Media } from '#integrations/media/media.ts'
import { isBackupKey } from '#settings/is-backup-key.ts'
import * as words from '../../words/office/en.ts'
import { KeepingProblem } from '../keeping-problem.ts'
import { age, type BackupKeys } from './backup-key.ts'

const header = Buffer.from('age-encryption.org/v1\n')

/**
 * A place where everything is encrypted (age, X25519), each file by itself, so that no more than one is in memory. The `age`
 * program opens them, too. What was written before backups were encrypted is read as it is.
 */
export function encryptedMedia(media: Media, keys: BackupKeys): Media {
  // The first that is read is the list of backups: when a key opens that, what it does not open is damaged.
  let keyFits = false
  const read = async (bytes: Buffer) => {
    const opened = await decrypt(keys.forReading(), bytes)
    if (opened === 'no key fits' && !keyFits) throw new KeepingProblem(words.otherKey)
    if (!(opened instanceof Buffer)) return damaged
    keyFits = true
    return opened
  }
  return {
    put: async (key, bytes, type) => media.put(key, await encrypt(await keys.forWriting(), bytes), type),
    get: async (key) => {
      const bytes = await media.get(key)
      return bytes?.subarray(0, header.length).equals(header) ? await read(bytes) : bytes
    },
    delete: (key) => media.delete(key),
    close: () => media.close(),
  }
}

/** It has no hash that a backup names, and is no list and no manifest. */
const damaged = Buffer.from('damaged')

/** The library would say in its message, and the log with it, what the broken key is. */
function wholeKey(key: string) {
  if (!isBackupKey(key)) throw new KeepingProblem(words.brokenKey)
  return key.toUpperCase()
}

async function encrypt(key: string, bytes: Buffer) {
  const { Encrypter, identityToRecipient } = await age()
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(wholeKey(key)))
  return Buffer.from(await encrypter.encrypt(bytes))
}

async function decrypt(keys: string[], bytes: Buffer) {
  if (keys.length === 0) throw new KeepingProblem(words.keyMissing)
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  for (const key of keys) decrypter.addIdentity(wholeKey(key))
  try {
    return Buffer.from(await decrypter.decrypt(bytes))
  } catch (error) {
    return error instanceof Error && /no identity matched/i.test(error.message) ? 'no key fits' : 'damaged'
  }
}
