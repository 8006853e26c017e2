import type { Transaction } from 'kysely'
import type { Soon } from '../values/soon.ts'
import type { Db } from './connect.ts'
import type { Database } from './schema.ts'

/** How long the known version is trusted: another process's change is noticed within this and a query. */
const trustedForMs = 500

/**
 * Tells every process that what shoppers see has changed. Call it in the change's own transaction, after its other
 * writes: the row stays locked until the transaction ends.
 */
export const raiseCatalogueVersion = (trx: Transaction<Database>) =>
  trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()

/**
 * A transaction that may change what shoppers see. Caches of this process notice as soon as it is committed, those of
 * others within half a second.
 */
export async function changeCatalogue<Outcome>(
  { db, catalogueVersion }: { db: Db; catalogueVersion: CatalogueVersion },
  change: (trx: Transaction<Database>) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await db.transaction().execute(change)
  } finally {
    catalogueVersion.changed()
  }
}

/**
 * What caches of the catalogue follow. Something kept for a version must have been read after `current()` gave that
 * version; it is then never older than the version says.
 */
export type CatalogueVersion = {
  /** The version now, at most half a second old; at once when it is known. */
  current: () => Soon<number>
  /** Tells that this process has committed a change: the next `current()` asks the database. */
  changed: () => void
}

/** One for the process: all its callers share one question to the database at a time. */
export function createCatalogueVersion({
  db,
  clock,
}: {
  db: Db
  clock: { now: () => Date }
}): CatalogueVersion {
  let known: { version: Soon<number>; askedAt: number } | undefined

  const ask = (askedAt: number) => {
    const question = readVersion(db)
    const answer: typeof known = { version: question, askedAt }
    known = answer
    question.then(
      (version) => {
        answer.version = version
      },
      // A failed question is asked again; whoever waits for this one is told.
      () => {
        if (known === answer) known = undefined
      },
    )
    return question
  }

  return {
    current: () => {
      const now = clock.now().getTime()
      return known && Math.abs(now - known.askedAt) < trustedForMs ? known.version : ask(now)
    },
    changed: () => {
      known = undefined
    },
  }
}

async function readVersion(db: Db) {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}
