import { z } from 'zod'
import type { BackupPlace } from '../place/backup-place.ts'
import { getFrom, putChecked } from '../place/checked.ts'

const moment = z.iso.datetime()

/** Who may enter how, of one account, at the moment at which that changed. */
const access = z.object({
  user: z.int(),
  /** When the account was made: a number that is given again after a restore is somebody else's. */
  since: moment,
  role: z.enum(['customer', 'admin']),
  pin_hash: z.string(),
  blocked_at: moment.nullable(),
  blocked_reason: z.string().nullable(),
  erased_at: moment.nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      public_key: z.string(),
      counter: z.number(),
      transports: z.array(z.string()),
      created_at: moment,
      last_used_at: moment.nullable(),
    }),
  ),
})
export type Access = z.infer<typeof access>

/**
 * The list beside the backups: files with numbers that rise, each with what changed in a few seconds. They are never changed.
 * A process that was killed leaves a number out, and no more than a few in a row.
 */
const accessKey = (number: number) => `access/${String(number).padStart(7, '0')}.json`

const mostLeftOut = 20

export const writeAccess = (place: BackupPlace, number: number, changes: Access[]) =>
  putChecked(place, accessKey(number), Buffer.from(JSON.stringify(changes)))

/**
 * What changed after a certain file, the newest of each account, and the number of the last file.
 * @throws KeepingProblem where the place cannot be read
 */
export async function readAccessSince(place: BackupPlace, file: number) {
  const newest = new Map<number, Access>()
  let last = file
  for (let number = file + 1; number <= last + mostLeftOut; number++) {
    const bytes = await getFrom(place, accessKey(number))
    if (!bytes) continue
    last = number
    for (const change of changesIn(bytes)) newest.set(change.user, change)
  }
  return { last, changes: [...newest.values()] }
}

/** A file that was damaged says nothing; those beside it still do. */
function changesIn(bytes: Buffer): Access[] {
  try {
    return z.array(access).parse(JSON.parse(bytes.toString()))
  } catch {
    return []
  }
}
