import { join } from 'node:path'
import type { Settings } from '#settings/settings.ts'
import type { Machine } from './machine.ts'

/** What the shop stores on disks or in an S3 store. */
type StoredThing = 'data' | 'pictures' | 'backups'

/** A disk and what the shop stores on it. Bytes. */
type DiskUsage = { holds: StoredThing[]; free: number; total: number }

/** Folders that can't be read, each with the reason. */
type UnreadableThings = { thing: StoredThing; reason: unknown }[]

/** The disks that the shop writes to, each once, and what is stored remotely. */
export async function readDisks(
  { dataDir, s3, backup }: Pick<Settings, 'dataDir' | 's3' | 'backup'>,
  machine: Machine,
): Promise<{ disks: DiskUsage[]; unreadable: UnreadableThings; elsewhere: ('pictures' | 'backups')[] }> {
  const backupsIn = backup.to ?? join(dataDir, 'backups')
  const isElsewhere = { pictures: s3 !== undefined, backups: backupsIn.startsWith('s3://') }
  const found = await findDisks(machine, [
    ['data', dataDir],
    ...(isElsewhere.pictures ? [] : ([['pictures', join(dataDir, 'pictures')]] as const)),
    ...(isElsewhere.backups ? [] : ([['backups', backupsIn]] as const)),
  ])
  return { ...found, elsewhere: (['pictures', 'backups'] as const).filter((thing) => isElsewhere[thing]) }
}

/** The disks of these folders, each once with what is stored on it, and the folders that can't be read. */
async function findDisks(machine: Machine, places: (readonly [StoredThing, string])[]) {
  const disks = new Map<number, DiskUsage>()
  const unreadable: UnreadableThings = []
  const answers = await Promise.allSettled(places.map(([, folder]) => machine.disk(folder)))
  for (const [at, answer] of answers.entries()) {
    const [thing] = places[at] as (typeof places)[number]
    if (answer.status === 'rejected') {
      unreadable.push({ thing, reason: answer.reason })
      continue
    }
    const { id, ...room } = answer.value
    const disk = disks.get(id) ?? { holds: [], ...room }
    disks.set(id, { ...disk, holds: [...disk.holds, thing] })
  }
  return { disks: [...disks.values()], unreadable }
}
