import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import { registerFingerprint, replaceFingerprint } from '#people/security/server/key-fingerprints.queries.ts'
import * as words from '../../words/office/en.ts'
import { BackupProblem } from '../backup-problem.ts'
import { backupKeys, fingerprintOfKey } from './backup-key.ts'

/**
 * All processes of a shop must encrypt with the key that its merchant wrote down. A new key is accepted when this
 * process still has the earlier one, or when the caller says that it `isNew`.
 * @throws BackupProblem when this process has another key
 */
export async function requireSameKey(
  { db, clock, settings }: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { isNew = false } = {},
): Promise<void> {
  if (!(await hasKeyPrintsTable(db))) return
  const keys = backupKeys(settings)
  const fingerprint = fingerprintOfKey(await keys.encryptionKey())
  const agreed = await registerFingerprint(db, 'backup key', fingerprint, clock.now())
  if (agreed === fingerprint) return
  if (!isNew && !keys.decryptionKeys().map(fingerprintOfKey).includes(agreed))
    throw new BackupProblem(words.notTheShopsKey)
  await replaceFingerprint(db, 'backup key', fingerprint, clock.now())
}

/** Whether the table of fingerprints exists: a backup made just before an upgrade may be of a database without it. */
async function hasKeyPrintsTable(db: Db) {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('key_prints') is not null as has`.execute(
    db,
  )
  return rows[0]?.has ?? false
}
