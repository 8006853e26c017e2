import type { Db } from '#database/connect.ts'
import type { Restored } from '#operations/backups/server/restoring/restore-backup.ts'
import { type LostOrder, settleSince } from '#operations/backups/server/restoring/settle-since.ts'
import { partsOf } from '#real-parts.ts'
import type { Settings } from '#settings/settings.ts'
import { formatPaise } from '#values/money/money.ts'

export function reportRestored({ manifest, broughtForward, letters, replayed }: Restored) {
  const { name, taken_at, tables, pictures, missing } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `Restored ${name}, the shop as it was on ${taken_at}: ${tables.length} tables with ${rows} rows and ${pictures.length} picture files, each compared.`,
  ]
  if (broughtForward.length > 0)
    lines.push(`It was of an older release and was brought forward: ${broughtForward.length} migrations.`)
  if (missing.length > 0)
    lines.push(`The files of ${missing.length} pictures were lost before the backup was made.`)
  if (letters)
    lines.push(
      `Numbers of bills and invoices begin with ${letters} from now on: customers may hold papers with those that came next. Where nothing was sold since the backup, the section Store in the back office changes them back.`,
    )
  if (replayed) lines.push(sayReplayed(replayed))
  return lines.join('\n')
}

type Replayed = NonNullable<Restored['replayed']>

const sayReplayed = (replayed: Replayed) =>
  [
    'Everybody is logged out. Links for a new pin, login codes and recovery codes from the backup no longer work: administrators with a passkey make new recovery codes.',
    ...sayList(replayed),
  ].join('\n')

/** Nothing changed, and nothing known of changes, are told apart: only one of them is good news. */
function sayList({ found, renewed, blocked, erased, unreadable, missing }: Replayed) {
  if (found.length === 0)
    return [
      'WARNING: There is no list of account changes beside this backup (the folder access): pins changed since the backup have their old value, and accounts blocked or erased since are open again. If you have that folder elsewhere, copy it beside the backup and restore again into an empty shop.',
    ]
  return [
    `Changed since the backup and kept: pins or passkeys of ${renewed} accounts, ${blocked} blocked, ${erased} erased. The list was read from ${found.join(' and ')}.`,
    ...(unreadable > 0 ? [sayUnreadable(unreadable)] : []),
    ...(missing > 0 ? [sayMissing(missing)] : []),
  ]
}

const sayUnreadable = (count: number) =>
  `WARNING: ${count} of the list’s files couldn’t be read: the pins, blocks and erasures in ${count === 1 ? 'it' : 'them'} weren’t applied. If you have another copy of the folder access, put it in place of the damaged one and restore again into an empty shop.`

const sayMissing = (count: number) =>
  `${count === 1 ? '1 number in the list has' : `${count} numbers in the list have`} no file. A shop that was stopped while writing can leave a number out; otherwise files of the folder access were lost.`

/** Asks the payment provider what has happened since the backup. @returns what a person has to know of it */
export async function settle({ db, settings }: { db: Db; settings: Settings }, takenAt: Date) {
  const parts = partsOf(settings, db)
  await parts.followStore()
  const settled = await settleSince(parts, takenAt)
  return settled.ok ? sayLost(settled.lost) : couldNotAsk(settled.why)
}

const couldNotAsk = (why: string) =>
  `The payment provider could not be asked (${why}). The shop asks it when it runs: look into Money in its back office.`

const sayLost = (lost: LostOrder[]) =>
  lost.length === 0
    ? 'The payment provider has no money for orders that were lost since then.'
    : [
        `${lost.length} payments are for orders that were placed after the backup and are lost:`,
        ...lost.map(lineOf),
        'Return each in the provider’s dashboard, or send the goods. Money in the back office lists them by day. No new order gets one of these numbers.',
      ].join('\n')

const lineOf = ({ paymentId, paise, order, contact, at }: LostOrder) =>
  [
    `- ${paymentId}: ${formatPaise(paise)}`,
    order === null ? 'an order of unknown number' : `order ${order}`,
    contact ?? 'no contact known',
    at.toISOString(),
  ].join(', ')
