import { join } from 'node:path'
import type { Settings } from '#settings/settings.ts'
import type { Machine } from './machine.ts'

/** What the shop writes on disks, or into an S3 store. */
type StoredThing = 'data' | 'pictures' | 'backups'

/** A disk with what of the shop lies on it, or will. Bytes. */
type DiskUsage = { holds: StoredThing[]; free: number; total: number }

/** Things whose folders can't be read, each with the reason. */
type UnreadableThings = { thing: StoredThing; reason: unknown }[]

/** The disks that the shop writes on, each once, and what lies in a store elsewhere. */
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
