import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Parts } from '#parts.ts'
import { generatedPepper } from '#people/accounts/server/pins/pepper.ts'
import * as words from '../../words/office/en.ts'
import { createAccessList } from '../access/access-list.ts'
import { BackupProblem } from '../backup-problem.ts'
import { readBackupList, writeBackupList } from '../storage/backup-list.ts'
import { type BackupLocation, openBackupLocation } from '../storage/backup-location.ts'
import { type Manifest, manifestKey, partKey } from '../storage/manifest.ts'
import { messageOfError, putVerified, sha256 } from '../storage/verified-storage.ts'
import { backUpPictures } from './back-up-pictures.ts'
import { pruneBackups } from './prune-backups.ts'
import { snapshotFileOf, takeSnapshot } from './take-snapshot.ts'

type BackupParts = Pick<Parts, 'db' | 'media' | 'clock' | 'settings' | 'hooks'>
type BackupOptions = { place?: BackupLocation; signal?: AbortSignal }

/**
 * The result of a backup; `notRemoved`: why old backups could not be pruned, for example without the right to
 * delete.
 */
export type BackupResult = {
  name: string
  where: string
  rows: number
  pictures: number
  bytes: number
  missing: number
  notRemoved: string | null
}

const draftPrefix = 'backup-draft-'

/**
 * Writes a backup: a snapshot of the database, every picture, and finally a manifest with the hash of each part. Every
 * part is read back. An unfinished backup is not in the list, and the next one removes it.
 * @throws BackupProblem with a message when it cannot be written
 */
export async function backUp(
  parts: BackupParts,
  { place = openBackupLocation(parts.settings), signal }: BackupOptions = {},
): Promise<BackupResult> {
  const draft = await createDraftFolder(parts.settings.dataDir, place.where)
  try {
    const takenAt = parts.clock.now()
    const name = newBackupName(takenAt)
    const snapshot = await takeSnapshot(parts.db, draft, signal).catch(rethrowDiskError(draft))
    await writeBackupList(place, [...(await readBackupList(place)), { name, sha256: null }])
    for (const { number } of snapshot.tables.flatMap((table) => table.parts)) {
      signal?.throwIfAborted()
      await putVerified(place, partKey(name, number), await readFile(snapshotFileOf(draft, number)))
      await parts.hooks?.at?.('backup:part-written')
    }
    const savedPictures = await backUpPictures({ ...parts, place, signal }, snapshot.pictures)
    const pepper = generatedPepper(parts.settings)
    const manifest: Manifest = {
      format: 1,
      name,
      taken_at: takenAt.toISOString(),
      ...snapshot,
      ...savedPictures,
      ...(pepper && { pin_pepper: pepper }),
    }
    await createAccessList(place)
    await completeBackup(place, manifest)
    const notRemoved = await pruneBackups(place, parts.settings.backup.keep).then(
      () => null,
      messageOrRethrow,
    )
    return { ...backupResultOf(place, manifest), notRemoved }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** A new backup's name: its time, and a random suffix that distinguishes two backups of the same moment. */
const newBackupName = (now: Date) =>
  `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase()}z-${randomUUID().slice(0, 6)}`

/** A new folder in the data folder for the snapshot. @param where the backup's location, for the error message */
async function createDraftFolder(dataDir: string, where: string) {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true })
    // Backups run one at a time, so these files are left over from a killed process.
    for (const left of readdirSync(folder).filter((name) => name.startsWith(draftPrefix)))
      await rm(join(folder, left), { recursive: true, force: true })
    return await mkdtemp(join(folder, draftPrefix))
  } catch (cause) {
    throw new BackupProblem(words.cannotWrite({ where, why: messageOfError(cause) }), { cause })
  }
}

/** An error handler that throws a BackupProblem for an error of the file system, and any other error unchanged. */
const rethrowDiskError =
  (where: string) =>
  (cause: unknown): never => {
    if (!(cause instanceof Error && 'code' in cause && 'syscall' in cause)) throw cause
    throw new BackupProblem(words.cannotWrite({ where, why: messageOfError(cause) }), { cause })
  }

/** Writes the manifest, then its hash into the list: only then does the backup count. */
async function completeBackup(place: BackupLocation, manifest: Manifest) {
  const bytes = Buffer.from(JSON.stringify(manifest))
  await putVerified(place, manifestKey(manifest.name), bytes)
  const list = await readBackupList(place)
  // A concurrent backup took this one for the remains of a killed process and deleted it.
  if (!list.some(({ name }) => name === manifest.name)) throw new BackupProblem(words.madeBeside)
  await writeBackupList(
    place,
    list.map((each) => (each.name === manifest.name ? { ...each, sha256: sha256(bytes) } : each)),
  )
}

const backupResultOf = ({ where }: BackupLocation, { name, tables, pictures, missing }: Manifest) => ({
  name,
  where,
  rows: sumOfNumbers(tables.map(({ rows }) => rows)),
  pictures: pictures.length,
  bytes: sumOfNumbers([...tables.flatMap(({ parts }) => parts), ...pictures].map(({ bytes }) => bytes)),
  missing: missing.length,
})

/** The message of a BackupProblem; any other error is thrown again. */
const messageOrRethrow = (problem: unknown) => {
  if (problem instanceof BackupProblem) return problem.message
  throw problem
}

const sumOfNumbers = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)
