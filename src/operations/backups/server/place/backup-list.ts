import { z } from 'zod'
import type { BackupPlace } from './backup-place.ts'
import { getFrom, putChecked } from './checked.ts'

const listed = z.object({
  name: z.string().regex(/^[a-z0-9-]{1,60}$/),
  /** Of the manifest. Nothing: it was begun, and nobody knows of an end. */
  sha256: z.string().nullable(),
})
type Listed = z.infer<typeof listed>

const key = 'backups.json'

/**
 * The backups of a place, the oldest first. A list that cannot be read is begun anew: what it named can still be restored by
 * its name.
 */
export async function readList(place: BackupPlace): Promise<Listed[]> {
  const bytes = await getFrom(place, key)
  try {
    return z.array(listed).parse(JSON.parse(bytes?.toString() ?? '[]'))
  } catch {
    return []
  }
}

export const writeList = (place: BackupPlace, list: Listed[]) =>
  putChecked(place, key, Buffer.from(JSON.stringify(list, null, 1)))

/** Only these are backups. */
export const isWhole = (each: Listed): each is Listed & { sha256: string } => each.sha256 !== null
