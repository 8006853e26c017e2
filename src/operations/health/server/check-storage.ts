import { pictureVariantPath } from '#catalogue/pictures/server/picture-paths.ts'
import { readBackupStatus } from '#operations/backups/server/read-backup-status.ts'
import { readDisks } from '#operations/metrics/server/disks.ts'
import { thisMachine } from '#operations/metrics/server/machine.ts'
import type { Parts } from '#parts.ts'
import type { CheckState, HealthChecks } from '../contract.ts'
import type { CheckResult } from './bounded-check.ts'
import { findNewestPicture } from './newest.queries.ts'

type Facts<Name extends keyof HealthChecks> = NonNullable<HealthChecks[Name]['facts']>

/**
 * Needs attention if the newest backup is late or failed, or if a real shop has no nightly ones. Any other shop without
 * them sees that on the dashboard, so there is no warning here.
 */
export async function checkBackup(
  parts: Pick<Parts, 'db' | 'clock' | 'settings'>,
): Promise<CheckResult<Facts<'backup'>>> {
  const facts = await readBackupStatus(parts)
  const isUnsuitable = parts.settings.isReal && !facts.nightly
  return { state: facts.late || facts.problem !== null || isUnsuitable ? 'look' : 'works', facts }
}

/** Broken if the smallest file of the newest picture is missing: every picture is stored as WebP in all widths. */
export async function checkPictureStore({
  db,
  media,
  settings,
}: Pick<Parts, 'db' | 'media' | 'settings'>): Promise<CheckResult<Facts<'pictures'>>> {
  const picture = await findNewestPicture(db)
  const found = picture ? (await media.get(smallestVariantPathOf(picture))) !== null : null
  const place = settings.s3 ? 'store' : 'folder'
  return { state: found === false ? 'broken' : 'works', facts: { place, found } }
}

const smallestVariantPathOf = ({ key, widths }: { key: string; widths: number[] }) =>
  pictureVariantPath(key, { width: Math.min(...widths), format: 'webp' })

/** The limit for free space: a tenth of the disk, for large disks a fixed number of bytes. */
const lowSpace = { share: 0.1, bytes: 2e9 }
const criticalSpace = { share: 0.02, bytes: 400e6 }

type Disk = Facts<'disk'>['disks'][number]

/** Needs attention if a disk is nearly full, broken if it has almost no space left. Throws if a folder can't be read. */
export async function checkDisk({
  settings,
  machine = thisMachine,
}: Pick<Parts, 'settings' | 'machine'>): Promise<CheckResult<Facts<'disk'>>> {
  const { disks, unreadable, elsewhere } = await readDisks(settings, machine)
  const [unread] = unreadable
  if (unread) throw unread.reason
  return { state: stateOfDisks(disks), facts: { disks, elsewhere } }
}

/** The state of the fullest disk. */
function stateOfDisks(disks: Disk[]): CheckState {
  const isAnyBelow = ({ share, bytes }: typeof lowSpace) =>
    disks.some(({ free, total }) => free < Math.min(share * total, bytes))
  if (isAnyBelow(criticalSpace)) return 'broken'
  return isAnyBelow(lowSpace) ? 'look' : 'works'
}
