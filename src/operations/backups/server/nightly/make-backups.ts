import { leaseEnd, whileLeased } from '#database/lease.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'
import * as words from '../../words/office/en.ts'
import { KeepingProblem } from '../keeping-problem.ts'
import { isWhole, readList } from '../place/backup-list.ts'
import { openPlace } from '../place/backup-place.ts'
import { requireSameKey } from '../place/require-same-key.ts'
import { backUp } from '../writing/back-up.ts'
import {
  claimBackup,
  failBackup,
  finishBackup,
  giveBack,
  readStanding,
  renewBackup,
  wantNightly,
} from './backups.queries.ts'

const hour = 3_600_000
/** Half past two at night, where the shop is. */
const atNight = 2.5 * hour
const mostTries = 3

/** The day on which the last night's backup was due. */
const nightOf = (now: Date) => calendarDay(new Date(now.getTime() - atNight), region.timeZone)

/** When the next night's is due. */
export const nextNight = (now: Date) =>
  new Date(dayBounds(nightOf(now), region.timeZone).end.getTime() + atNight)

/**
 * Makes the backup that is due: of the night where the settings say where backups go, or what somebody has asked for. Any
 * number of processes may try: one makes it, under a lease, and what a killed one has begun is begun anew.
 */
export async function makeBackups(parts: Parts, stopping?: AbortSignal): Promise<void> {
  const { db, clock, settings } = parts
  const now = clock.now()
  if (settings.backup.to) await wantNightly(db, nightOf(now), now)
  const first = leaseEnd(now)
  const claimed = await claimBackup(db, now, first)
  if (claimed) await makeOne(parts, claimed, first, stopping)
}

/**
 * A new shop in the place of one that was lost would make the newest backup, an empty one, and in time remove those that its
 * merchant means to restore.
 */
async function expectOwnPlace({ db, settings }: Parts) {
  const { last } = await readStanding(db)
  const order = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()
  if (last || order) return
  const place = openPlace(settings)
  if ((await readList(place)).some(isWhole))
    throw new KeepingProblem(words.ofAnotherShop({ where: place.where }))
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimBackup>>>

async function makeOne(parts: Parts, { id, night, tries }: Claimed, first: Date, signal?: AbortSignal) {
  const { db, clock, log } = parts
  try {
    if (tries > mostTries) throw new KeepingProblem(words.diedInIt)
    await requireSameKey(parts)
    if (night) await expectOwnPlace(parts)
    const { result } = await whileLeased(
      { clock, first, renew: (from, until) => renewBackup(db, id, from, until) },
      () => backUp(parts, { signal }),
    )
    await finishBackup(db, id, result, clock.now())
    if (result.notRemoved) log.warn(result.notRemoved)
  } catch (error) {
    if (signal?.aborted) {
      await giveBack(db, id, clock.now())
      return
    }
    log.error({ err: error }, 'backup failed')
    const again = night && tries < mostTries ? new Date(clock.now().getTime() + hour) : null
    await failBackup(db, id, error instanceof KeepingProblem ? error.message : words.unexpected, again)
  }
}
