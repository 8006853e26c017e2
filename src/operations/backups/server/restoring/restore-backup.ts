import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import { bringForward } from '#database/migrate.ts'
import { readMigrations } from '#database/migrating/read-migrations.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { putPepperBack } from '#people/accounts/server/pins/pepper.ts'
import * as words from '../../words/office/en.ts'
import { endWhatWasOpen, type Replayed } from '../access/end-what-was-open.ts'
import { KeepingProblem } from '../keeping-problem.ts'
import { isWhole, readList } from '../place/backup-list.ts'
import { type BackupPlace, openPlace } from '../place/backup-place.ts'
import { type Manifest, readManifest } from '../place/manifest.ts'
import { clearSchema, requireEmptyShop } from './empty-shop.ts'
import { loadTables, readPart } from './load-tables.ts'
import { beginOtherLetters } from './other-letters.ts'
import { putPictures } from './put-pictures.ts'

type Into = Pick<Parts, 'media'> & {
  /** A handle whose statements may take long. */
  db: Db
}

/** What was restored: which backup, which migrations brought it forward, and which letters its bills begin with now. */
export type Restored = {
  manifest: Manifest
  broughtForward: string[]
  letters: string | undefined
  /** What of the accounts' access was replayed; nothing where the shop goes on without a loss, as when it moves. */
  replayed: Replayed | undefined
}

type Wish = {
  /** Which one; without it, the newest. */
  name?: string | undefined
  /**
   * The shop sold on after the backup, and that is lost: the moment at which its bills begin with other letters, and every
   * login of the backup ends.
   */
  lossSeenAt?: Date
  /**
   * Of the shop that is filled: what it says of itself where the backup holds nothing of it, the place of its own backups, and
   * where its pepper lies.
   */
  settings?: Parts['settings']
}

/**
 * Fills an empty shop with a backup, all of it or nothing: every part is looked at before the first is used, every table and
 * every picture is compared when it is there, and a backup of an older release is then brought forward.
 * @throws KeepingProblem with a sentence, and nothing has changed but that pictures may be there already
 */
export async function restoreBackup(
  { db, media }: Into,
  place: BackupPlace,
  { name, lossSeenAt, settings }: Wish = {},
): Promise<Restored> {
  const manifest = await choose(place, name)
  requireKnownRelease(manifest)
  await requireEmptyShop(db)
  for (const { parts } of manifest.tables)
    for (const part of parts) await readPart(place, manifest.name, part)
  if (settings) putPepperFirst(settings, manifest)
  await putPictures(media, place, manifest)
  return await db.transaction().execute(async (trx) => {
    await requireEmptyShop(trx)
    const broughtForward = await fill(trx, place, manifest)
    const letters = lossSeenAt && (await beginOtherLetters(trx, lossSeenAt, settings))
    const replayed = lossSeenAt && (await endWhatWasOpen(trx, listPlaces(place, settings), lossSeenAt))
    return { manifest, broughtForward, letters, replayed }
  })
}

/** Where it may be told whose access has changed: beside this backup, and in the shop's own place when that is another one. */
function listPlaces(place: BackupPlace, settings: Wish['settings']) {
  const own = settings && openPlace(settings)
  return own && own.where !== place.where ? [place, own] : [place]
}

/** Before the shop is filled: without its pepper it would not start, and who is killed in between has lost nothing. */
function putPepperFirst(settings: Parts['settings'], { pin_pepper }: Manifest) {
  if (pin_pepper && !putPepperBack(settings, pin_pepper)) throw new KeepingProblem(words.otherPepper)
}

async function fill(trx: Transaction<Database>, place: BackupPlace, manifest: Manifest) {
  await clearSchema(trx)
  await bringForward(trx, { only: new Set(manifest.migrations.map((migration) => migration.name)) })
  await loadTables(trx, place, manifest)
  return await bringForward(trx)
}

async function choose(place: BackupPlace, name?: string) {
  const whole = (await readList(place)).filter(isWhole)
  const chosen = name === undefined ? whole.at(-1) : whole.find((each) => each.name === name)
  if (chosen) return await readManifest(place, chosen.name, chosen.sha256)
  if (name !== undefined && /^[a-z0-9-]{1,60}$/.test(name)) return await readManifest(place, name)
  throw new KeepingProblem(
    name === undefined ? words.noBackups(place) : words.noSuchBackup({ name, where: place.where }),
  )
}

/** An older release does not know what a newer one keeps. */
function requireKnownRelease({ name, migrations }: Manifest) {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration.checksum]))
  const strange = migrations.find((migration) => known.get(migration.name) !== migration.checksum)
  if (strange) throw new KeepingProblem(words.ofNewerRelease({ name, migration: strange.name }))
}
