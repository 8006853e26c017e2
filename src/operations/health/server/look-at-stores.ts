import { variantPlace } from '#catalogue/pictures/server/picture-places.ts'
import { readBackups } from '#operations/backups/server/read-backups.ts'
import { readDisks } from '#operations/metrics/server/disks.ts'
import { thisMachine } from '#operations/metrics/server/machine.ts'
import type { Parts } from '#parts.ts'
import type { LineState, Lines } from '../contract.ts'
import type { Seen } from './look.ts'
import { findNewestPicture } from './newest.queries.ts'

type Facts<Name extends keyof Lines> = NonNullable<Lines[Name]['facts']>

/** Who wants none by night is told that on the dashboard, and is not warned. */
export async function lookAtBackup(
  parts: Pick<Parts, 'db' | 'clock' | 'settings'>,
): Promise<Seen<Facts<'backup'>>> {
  const facts = await readBackups(parts)
  const isUnfit = parts.settings.isReal && !facts.nightly
  return { state: facts.late || facts.problem !== null || isUnfit ? 'look' : 'works', facts }
}

/** A small file of the newest picture is read, where there is one: all its widths are stored as WebP when it comes. */
export async function lookAtPictures({
  db,
  media,
  settings,
}: Pick<Parts, 'db' | 'media' | 'settings'>): Promise<Seen<Facts<'pictures'>>> {
  const picture = await findNewestPicture(db)
  const found = picture ? (await media.get(smallestOf(picture))) !== null : null
  const place = settings.s3 ? 'store' : 'folder'
  return { state: found === false ? 'broken' : 'works', facts: { place, found } }
}

const smallestOf = ({ key, widths }: { key: string; widths: number[] }) =>
  variantPlace(key, { width: Math.min(...widths), format: 'webp' })

/** A tenth of a disk, and of a large one so many bytes. */
const little = { share: 0.1, bytes: 2e9 }
const nothing = { share: 0.02, bytes: 400e6 }

type Kept = Facts<'disk'>['disks'][number]

export async function lookAtDisk({
  settings,
  machine = thisMachine,
}: Pick<Parts, 'settings' | 'machine'>): Promise<Seen<Facts<'disk'>>> {
  const { disks, unreadable, elsewhere } = await readDisks(settings, machine)
  const [unread] = unreadable
  if (unread) throw unread.reason
  return { state: worstOf(disks), facts: { disks, elsewhere } }
}

function worstOf(disks: Kept[]): LineState {
  const someHas = ({ share, bytes }: typeof little) =>
    disks.some(({ free, total }) => free < Math.min(share * total, bytes))
  if (someHas(nothing)) return 'broken'
  return someHas(little) ? 'look' : 'works'
}
