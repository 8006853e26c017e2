import { DatabaseDown } from '#database/failover/outage.ts'
import { leaseEnd, whileLeased } from '#database/lease.ts'
import type { Parts } from '#parts.ts'
import { checkFile, type FileCheck } from '../check-file.ts'
import {
  claimImport,
  endImport,
  type ImportAttempt,
  noteSaving,
  renewImportLease,
} from './imports.queries.ts'
import { ChangedSinceCheck, savePlan } from './save-plan.ts'

/** An import that ended three servers would end the fourth. */
const maxTries = 3
/** Products may change between the check and the locks, for example by a sale; then the file is checked again. */
const maxChecks = 3

/** A job: saves the queued file of products, in whichever process comes first. If that one dies, another starts again. */
export async function runImport(parts: Parts) {
  const { db, clock, log } = parts
  const first = leaseEnd(clock.now())
  const claimed = await claimImport(db, clock.now(), first)
  if (!claimed) return
  if (claimed.tries > maxTries) {
    await endImport(db, claimed, { state: 'failed', reason: 'interrupted' }, clock.now())
    return
  }
  try {
    await whileLeased({ clock, first, renew: (_, until) => renewImportLease(db, claimed, until) }, () =>
      checkAndSave(parts, claimed),
    )
  } catch (error) {
    // The lease ends by itself, and the import starts again. Nothing has been saved.
    if (error instanceof DatabaseDown || error instanceof TakenOver) throw error
    log.error({ err: error }, 'import of products failed')
    await endImport(db, claimed, { state: 'failed', reason: 'unexpected' }, clock.now())
  }
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimImport>>>

/** Thrown when another process has taken the import over; the transaction is rolled back. */
class TakenOver extends Error {}

async function checkAndSave(parts: Parts, claimed: Claimed) {
  const { db, clock } = parts
  for (let checks = 1; ; checks++) {
    const check = await checkFile(parts, Buffer.from(claimed.file ?? ''))
    const refusal = findRefusal(check, claimed)
    if (refusal) {
      await endImport(db, claimed, { ...refusal, ...countsOf(check) }, clock.now())
      return
    }
    try {
      await saveChecked(parts, claimed, check)
      return
    } catch (error) {
      if (!(error instanceof ChangedSinceCheck)) throw error
      if (checks < maxChecks) continue
      await endImport(db, claimed, { state: 'refused', reason: 'changed', ...countsOf(check) }, clock.now())
      return
    }
  }
}

/** Nothing is saved that the merchant has not seen before. */
function findRefusal({ problems, seen }: FileCheck, claimed: Claimed) {
  if (problems.length > 0) return { state: 'refused', reason: 'problems', problems } as const
  return seen === claimed.seen ? null : ({ state: 'refused', reason: 'changed' } as const)
}

async function saveChecked(parts: Parts, claimed: Claimed, check: FileCheck) {
  const { id, tries, actor_id, actor_name } = claimed
  const attempt: ImportAttempt = { id, tries }
  const now = parts.clock.now()
  const saved = { state: 'saved', ...countsOf(check) } as const
  if (check.plan.length === 0) {
    await endImport(parts.db, attempt, saved, now)
    return
  }
  await noteSaving(parts.db, attempt, countsOf(check))
  const actor = { id: actor_id, name: actor_name }
  await savePlan(parts, check, { importId: id, actor, now }, async (trx) => {
    if (!(await endImport(trx, attempt, saved, now))) throw new TakenOver()
  })
}

const countsOf = ({ rows, added, changed, unchanged }: FileCheck) => ({
  row_count: rows,
  added,
  changed,
  unchanged,
})
