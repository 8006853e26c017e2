import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { computeSeal, genesisSeal } from './seal.ts'

const maxAtOnce = 500
/** An arbitrary key for the advisory lock, unused elsewhere in this database. */
const advisoryLock = 7_305_152

/**
 * Appends the entries that are not sealed yet to the hash chain, at most 500 at once. One process at a time, by an
 * advisory lock; writers of entries never wait.
 * @returns how many were sealed
 */
export const sealSecurityLog = ({ db }: Pick<Parts, 'db'>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    if (!(await tryAdvisoryLock(trx))) return 0
    const entries = await trx
      .selectFrom('security_log')
      .selectAll()
      .where('number', 'is', null)
      .orderBy('id')
      .limit(maxAtOnce)
      .execute()
    if (entries.length === 0) return 0
    let { number, seal } = await lastSeal(trx)
    const sealed = entries.map((entry) => {
      number += 1
      seal = computeSeal(seal, number, entry)
      return { id: Number(entry.id), number, seal }
    })
    await writeSeals(trx, sealed)
    return sealed.length
  })

/**
 * Takes the lock of the log until the transaction ends, without waiting.
 * @returns whether this process has it
 */
async function tryAdvisoryLock(trx: Transaction<Database>) {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${sql.lit(advisoryLock)}) as mine`.execute(trx)
  return rows[0]?.mine === true
}

/** The number and seal of the last sealed entry; 0 and `genesisSeal` if there is none. */
async function lastSeal(trx: Transaction<Database>) {
  const last = await trx
    .selectFrom('security_log')
    .select(['number', 'seal'])
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { number: Number(last?.number ?? 0), seal: last?.seal ?? genesisSeal }
}

/**
 * Stores numbers and seals in their entries. Rolls back entirely when an entry was sealed, or a number taken,
 * concurrently.
 */
const writeSeals = (trx: Transaction<Database>, sealed: { id: number; number: number; seal: string }[]) =>
  sql`
    update security_log set number = sealed.number, seal = sealed.seal
    from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as sealed (id bigint, number bigint, seal text)
    where security_log.id = sealed.id`.execute(trx)
