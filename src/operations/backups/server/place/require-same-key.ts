import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import { agreeOnPrint, replacePrint } from '#people/security/server/key-prints.queries.ts'
import * as words from '../../words/office/en.ts'
import { KeepingProblem } from '../keeping-problem.ts'
import { backupKeys, printOfKey } from './backup-key.ts'

/**
 * All processes of a shop encrypt with the same key, the one that its merchant wrote down. A new one counts from now on where
 * the process still has the earlier one, too, or somebody says that it `isNew`.
 * @throws KeepingProblem where this process has another key
 */
export async function requireSameKey(
  { db, clock, settings }: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { isNew = false } = {},
): Promise<void> {
  if (!(await hasPrints(db))) return
  const keys = backupKeys(settings)
  const print = printOfKey(await keys.forWriting())
  const agreed = await agreeOnPrint(db, 'backup key', print, clock.now())
  if (agreed === print) return
  if (!isNew && !keys.forReading().map(printOfKey).includes(agreed))
    throw new KeepingProblem(words.notTheShopsKey)
  await replacePrint(db, 'backup key', print, clock.now())
}

/** A backup made just before an upgrade is of a database that has no such table yet. */
async function hasPrints(db: Db) {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('key_prints') is not null as has`.execute(
    db,
  )
  return rows[0]?.has ?? false
}
