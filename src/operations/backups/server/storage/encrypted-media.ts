import type { Media } from '#integrations/media/media.ts'
import { isBackupKey } from '#settings/is-backup-key.ts'
import * as words from '../../words/office/en.ts'
import { BackupProblem } from '../backup-problem.ts'
import { type BackupKeys, loadAge } from './backup-key.ts'

const header = Buffer.from('age-encryption.org/v1\n')

/**
 * Media whose files are encrypted one by one (age, X25519), so that only one is in memory. The `age` program can
 * decrypt them too. Files from before encryption are read unencrypted.
 */
export function encryptedMedia(media: Media, keys: BackupKeys): Media {
  // The list of backups is read first: once a key has decrypted it, a file that fails is damaged.
  let keyFits = false
  const read = async (bytes: Buffer) => {
    const opened = await decrypt(keys.decryptionKeys(), bytes)
    if (opened === 'no key fits' && !keyFits) throw new BackupProblem(words.otherKey)
    if (!(opened instanceof Buffer)) return damagedContent
    keyFits = true
    return opened
  }
  return {
    put: async (key, bytes, type) => media.put(key, await encrypt(await keys.encryptionKey(), bytes), type),
    get: async (key) => {
      const bytes = await media.get(key)
      return bytes?.subarray(0, header.length).equals(header) ? await read(bytes) : bytes
    },
    delete: (key) => media.delete(key),
    close: () => media.close(),
  }
}

/** Returned for damaged content: it matches no hash, and is neither a list nor a manifest. */
const damagedContent = Buffer.from('damaged')

/**
 * The key in upper case. Checked here, because the library’s error message, and so the log, would contain a broken key.
 * @throws BackupProblem for an invalid key
 */
function requireValidKey(key: string) {
  if (!isBackupKey(key)) throw new BackupProblem(words.brokenKey)
  return key.toUpperCase()
}

async function encrypt(key: string, bytes: Buffer) {
  const { Encrypter, identityToRecipient } = await loadAge()
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(requireValidKey(key)))
  return Buffer.from(await encrypter.encrypt(bytes))
}

/** @returns the decrypted bytes, or why they can't be decrypted */
async function decrypt(keys: string[], bytes: Buffer) {
  if (keys.length === 0) throw new BackupProblem(words.keyMissing)
  const { Decrypter } = await loadAge()
  const decrypter = new Decrypter()
  for (const key of keys) decrypter.addIdentity(requireValidKey(key))
  try {
    return Buffer.from(await decrypter.decrypt(bytes))
  } catch (error) {
    return error instanceof Error && /no identity matched/i.test(error.message) ? 'no key fits' : 'damaged'
  }
}
