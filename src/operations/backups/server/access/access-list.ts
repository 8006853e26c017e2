import { z } from 'zod'
import { staffRoles } from '#values/people/role.ts'
import type { BackupLocation } from '../storage/backup-location.ts'
import { getStored, putVerified } from '../storage/verified-storage.ts'

const moment = z.iso.datetime()

/** How one account can be logged into (role, pin, passkeys, blocked, erased) at the time of the change. */
const accountAccess = z.object({
  user: z.int(),
  /**
   * When the account was created. After a restore its id may be given to another account, so both identify it.
   */
  since: moment,
  role: z.enum(['customer', 'admin']),
  /** Null: not in the staff. Missing in lists of earlier releases, whose administrators could do everything. */
  staff: z.object({ role: z.enum(staffRoles), rights: z.array(z.string()) }).nullish(),
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
export type AccountAccess = z.infer<typeof accountAccess>

/** A guest whose data was deleted. Number and time of the order identify it, as those of an account do. */
const erasedGuest = z.object({ order: z.int(), since: moment, erased_at: moment })
export type ErasedGuest = z.infer<typeof erasedGuest>

const accessChange = z.union([accountAccess, erasedGuest])
export type AccessChange = z.infer<typeof accessChange>

/**
 * The access list is stored beside the backups: numbered files, each with the changes of a few seconds, written once
 * and never changed. A killed process may skip a few numbers. File 0 marks that a list exists.
 */
const accessKey = (number: number) => `access/${String(number).padStart(7, '0')}.json`

const maxSkippedNumbers = 20

/**
 * Creates the access list of a location if it has none. Every backup has one, even without changes, so that a lost list
 * is noticed.
 */
export async function createAccessList(place: BackupLocation) {
  if (!(await getStored(place, accessKey(0)))) await writeAccessFile(place, 0, [])
}

/**
 * Appends a file after this number, at the first number that is free: files of an earlier shop are never
 * overwritten.
 * @returns its number
 */
export async function appendToAccessList(place: BackupLocation, after: number, changes: AccessChange[]) {
  let number = after + 1
  while (await getStored(place, accessKey(number))) number += 1
  await writeAccessFile(place, number, changes)
  return number
}

const writeAccessFile = (place: BackupLocation, number: number, changes: AccessChange[]) =>
  putVerified(place, accessKey(number), Buffer.from(JSON.stringify(changes)))

/** The changes that access lists contain after a certain file. */
export type AccessChanges = {
  /** The number of the last file. */
  last: number
  /** The newest of each account or guest. */
  changes: AccessChange[]
  /** The locations with such a list. */
  found: string[]
  /** Unreadable files, and missing numbers before the last one. */
  unreadable: number
  missing: number
}

/**
 * Merges the changes that several locations list after file number `afterFile`: one may hold a copy of the other’s list
 * that ends earlier, was damaged, or continues it.
 * @throws BackupProblem when a location cannot be read
 */
export async function readAccessChanges(places: BackupLocation[], afterFile: number): Promise<AccessChanges> {
  const newest = new Map<string, AccessChange>()
  const found = new Set<string>()
  for (const place of places) if (await hasListAt(place, afterFile)) found.add(place.where)
  let [last, files, unreadable] = [afterFile, 0, 0]
  for (let number = afterFile + 1; number <= last + maxSkippedNumbers; number++) {
    const { there, lists } = await readFileEverywhere(places, number)
    if (there.length === 0) continue
    for (const { where } of there) found.add(where)
    last = number
    files += 1
    if (lists.length === 0) unreadable += 1
    for (const change of lists.flat()) mergeNewest(newest, change)
  }
  const missing = last - afterFile - files
  return { last, changes: [...newest.values()], found: [...found], unreadable, missing }
}

/**
 * Whether the location has the list's first file, or one of the last up to `file`: a killed process may skip numbers.
 */
async function hasListAt(place: BackupLocation, file: number) {
  if (await getStored(place, accessKey(0))) return true
  for (let number = file; number > Math.max(0, file - maxSkippedNumbers); number--)
    if (await getStored(place, accessKey(number))) return true
  return false
}

/** Reads a file from each location: `there` are the locations that have it, `lists` the readable contents. */
async function readFileEverywhere(places: BackupLocation[], number: number) {
  const there: BackupLocation[] = []
  const lists: AccessChange[][] = []
  for (const place of places) {
    const bytes = await getStored(place, accessKey(number))
    if (!bytes) continue
    there.push(place)
    const list = parseChanges(bytes)
    if (list) lists.push(list)
  }
  return { there, lists }
}

/**
 * Replaces an account's earlier change with a later one, except that an erasure is final. After a restore an account id
 * may be reused: id and creation time together identify an account.
 */
function mergeNewest(newest: Map<string, AccessChange>, change: AccessChange) {
  const [kind, id] = 'user' in change ? ['account', change.user] : ['order', change.order]
  const key = `${kind} ${id} ${change.since}`
  if (!newest.get(key)?.erased_at || change.erased_at) newest.set(key, change)
}

/** The changes in a file; undefined if it is damaged. */
function parseChanges(bytes: Buffer): AccessChange[] | undefined {
  try {
    return z.array(accessChange).parse(JSON.parse(bytes.toString()))
  } catch {
    return undefined
  }
}
