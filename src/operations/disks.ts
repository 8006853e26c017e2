import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import type { Machine } from './machine.ts'

/** What the shop writes on disks, or into an S3 store. */
type Thing = 'data' | 'pictures' | 'backups'

/** A disk with what of the shop lies on it, or will. Bytes. */
type HoldingDisk = { holds: Thing[]; free: number; total: number }

/** The disks that the shop writes on, each once, and what lies in a store elsewhere. */
export async function readDisks(
  { dataDir, s3, backup }: Pick<Settings, 'dataDir' | 's3' | 'backup'>,
  machine: Machine,
): Promise<{ disks: HoldingDisk[]; elsewhere: ('pictures' | 'backups')[] }> {
  const backupsIn = backup.to ?? join(dataDir, 'backups')
  const isElsewhere = { pictures: s3 !== undefined, backups: backupsIn.startsWith('s3://') }
  const disks = await findDisks(machine, [
    ['data', dataDir],
    ...(isElsewhere.pictures ? [] : ([['pictures', join(dataDir, 'pictures')]] as const)),
    ...(isElsewhere.backups ? [] : ([['backups', backupsIn]] as const)),
  ])
  return { disks, elsewhere: (['pictures', 'backups'] as const).filter((thing) => isElsewhere[thing]) }
}

async function findDisks(machine: Machine, places: (readonly [Thing, string])[]) {
  const found = await Promise.all(
    places.map(async ([thing, folder]) => ({ thing, ...(await machine.disk(folder)) })),
  )
  const disks = new Map<number, HoldingDisk>()
  for (const { thing, id, free, total } of found) {
    const disk = disks.get(id) ?? { holds: [], free, total }
    disks.set(id, { ...disk, holds: [...disk.holds, thing] })
  }
  return [...disks.values()]
}
