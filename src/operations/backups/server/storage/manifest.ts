import { z } from 'zod'
import { isMediaKey } from '#integrations/media/media.ts'
import * as words from '../../words/office/en.ts'
import { BackupProblem } from '../backup-problem.ts'
import type { BackupLocation } from './backup-location.ts'
import { getStored, sha256 } from './verified-storage.ts'

const count = z.int().min(0)
const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/)
const identifier = z.string().min(1).max(63)
/** A Postgres type; checked, because it becomes part of a statement. */
const typeName = z.string().regex(/^[a-z][a-z0-9 _(),]{0,80}(\[\])?$/)

const part = z.object({ number: z.int().min(1), bytes: count, sha256: sha256Hex })
const table = z.object({
  name: identifier,
  columns: z.array(z.object({ name: identifier, type: typeName })).min(1),
  rows: count,
  /** The sum of the row hashes, independent of their order. */
  sum: z.string().regex(/^[0-9a-f]{1,64}$/),
  parts: z.array(part),
})
const pictureEntry = z.object({ place: z.string().refine(isMediaKey), bytes: count, sha256: sha256Hex })

/** The content of a backup. Written last: without it there is no backup. */
const manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  taken_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  sequences: z.array(z.object({ name: identifier, last: z.int().nullable() })),
  pictures: z.array(pictureEntry),
  /** Pictures in the database whose files are missing. */
  missing: z.array(z.string()),
  /** The pepper of the PIN hashes, if the shop generated it. The manifest is encrypted, like everything in a backup. */
  pin_pepper: z.string().max(500).optional(),
})
export type Manifest = z.infer<typeof manifest>
export type ManifestTable = Manifest['tables'][number]
export type ManifestPart = ManifestTable['parts'][number]
export type ManifestPicture = Manifest['pictures'][number]

/** The storage key of a backup's manifest. @param name the backup's */
export const manifestKey = (name: string) => `${name}/manifest.json`
/** The storage key of a part. @param name the backup's */
export const partKey = (name: string, number: number) => `${name}/${String(number).padStart(5, '0')}.gz`
/** Must differ from the media store's own keys, because the bucket may be the same. */
export const backupPictureKey = (place: string) => `kept/${place}`

/**
 * Reads the manifest of the backup with this name.
 * @param hash its SHA-256 in the list of backups, which it must match
 * @throws BackupProblem when it is missing or damaged
 */
export async function readManifest(place: BackupLocation, name: string, hash?: string): Promise<Manifest> {
  const bytes = await getStored(place, manifestKey(name))
  if (!bytes) throw new BackupProblem(words.noSuchBackup({ name, where: place.where }))
  const read = hash === undefined || sha256(bytes) === hash ? manifest.safeParse(parseJson(bytes)) : undefined
  if (read?.success && read.data.name === name) return read.data
  throw new BackupProblem(words.damaged({ name, part: words.manifest }))
}

/** The parsed JSON; undefined if it is invalid. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
