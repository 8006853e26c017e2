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
 * A process that was killed leaves a number out, and no more than a few in a row. File 0 says that there is a list.
 */
const accessKey = (number: number) => `access/${String(number).padStart(7, '0')}.json`

const mostLeftOut = 20

/** The next backup of a shop without changes has a list beside it as well, so that one that was lost is missed. */
export async function beginList(place: BackupPlace) {
  if (!(await getFrom(place, accessKey(0)))) await putFile(place, 0, [])
}

/**
 * Writes a file after the one with this number, where none is yet: what an earlier shop has written here is never replaced.
 * @returns its number
 */
export async function addToList(place: BackupPlace, after: number, changes: Access[]) {
  let number = after + 1
  while (await getFrom(place, accessKey(number))) number += 1
  await putFile(place, number, changes)
  return number
}

const putFile = (place: BackupPlace, number: number, changes: Access[]) =>
  putChecked(place, accessKey(number), Buffer.from(JSON.stringify(changes)))

/** What a list says after a certain file. */
export type AccessSince = {
  /** The number of the last file. */
  last: number
  /** The newest of each account. */
  changes: Access[]
  /** Where there is such a list. */
  found: string[]
  /** Files that nobody can read, and numbers before the last one without a file. */
  unreadable: number
  missing: number
}

/**
 * Reads the lists of these places as one: a place may hold a copy of the other's list that ends earlier or was damaged, or the
 * files that follow it.
 * @throws KeepingProblem where a place cannot be read
 */
export async function readAccessSince(places: BackupPlace[], file: number): Promise<AccessSince> {
  const newest = new Map<string, Access>()
  const found = new Set<string>()
  for (const place of places) if (await hasListAt(place, file)) found.add(place.where)
  let [last, files, unreadable] = [file, 0, 0]
  for (let number = file + 1; number <= last + mostLeftOut; number++) {
    const { there, lists } = await readNumber(places, number)
    if (there.length === 0) continue
    for (const { where } of there) found.add(where)
    last = number
    files += 1
    if (lists.length === 0) unreadable += 1
    for (const change of lists.flat()) keepNewest(newest, change)
  }
  const missing = last - file - files
  return { last, changes: [...newest.values()], found: [...found], unreadable, missing }
}

/** Whether a list begins here, or goes on to this file; the last numbers may be those that a killed process left out. */
async function hasListAt(place: BackupPlace, file: number) {
  if (await getFrom(place, accessKey(0))) return true
  for (let number = file; number > Math.max(0, file - mostLeftOut); number--)
    if (await getFrom(place, accessKey(number))) return true
  return false
}

/** A file of this number in each place: `there` is where one lies, `lists` what those say that can be read. */
async function readNumber(places: BackupPlace[], number: number) {
  const there: BackupPlace[] = []
  const lists: Access[][] = []
  for (const place of places) {
    const bytes = await getFrom(place, accessKey(number))
    if (!bytes) continue
    there.push(place)
    const list = changesIn(bytes)
    if (list) lists.push(list)
  }
  return { there, lists }
}

/** The number of an account that was lost is given to another one: both are kept. What is erased stays erased. */
function keepNewest(newest: Map<string, Access>, change: Access) {
  const account = `${change.user} ${change.since}`
  if (!newest.get(account)?.erased_at || change.erased_at) newest.set(account, change)
}

function changesIn(bytes: Buffer): Access[] | undefined {
  try {
    return z.array(access).parse(JSON.parse(bytes.toString()))
  } catch {
    return undefined
  }
}
