import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import { migrateInTransaction } from '#database/migrate.ts'
import { readMigrations } from '#database/migrating/read-migrations.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { restorePepper } from '#people/accounts/server/pins/pepper.ts'
import * as words from '../../words/office/en.ts'
import { type ReplayResult, revokeRestoredAccess } from '../access/revoke-restored-access.ts'
import { BackupProblem } from '../backup-problem.ts'
import { isComplete, readBackupList } from '../storage/backup-list.ts'
import { type BackupLocation, openBackupLocation } from '../storage/backup-location.ts'
import { type Manifest, readManifest } from '../storage/manifest.ts'
import { clearSchema, requireEmptyShop } from './empty-shop.ts'
import { loadTables, readPart } from './load-tables.ts'
import { startNewInvoicePrefix } from './new-invoice-prefix.ts'
import { restorePictures } from './restore-pictures.ts'
import { skipLostOrderNumbers } from './skip-order-numbers.ts'

type RestoreTarget = Pick<Parts, 'media'> & {
  /** A handle without a statement timeout. */
  db: Db
}

/** The restored backup, the migrations applied to it, and where new numbers of documents and orders begin. */
export type RestoreResult = {
  manifest: Manifest
  appliedMigrations: string[]
  invoicePrefix: string | undefined
  /** New orders are numbered after this one; undefined if nothing was lost. */
  lastSkippedOrder: number | undefined
  /** The replayed access changes; undefined if nothing was lost, as when a shop moves to another server. */
  replayed: ReplayResult | undefined
}

type RestoreOptions = {
  /** The backup's name; without it, the newest. */
  name?: string | undefined
  /**
   * Orders after the backup are lost: when that was noticed. Invoices then get a new prefix, order numbers are skipped,
   * and every session of the backup is ended. Absent if nothing is lost, as when a shop moves.
   */
  lossNoticedAt?: Date
  /**
   * The settings of the shop to restore into: its defaults, its backup location and its data folder with the pepper.
   */
  settings?: Parts['settings']
}

/**
 * Restores a backup into an empty shop, all of it or nothing: every part is verified before the first is used, every
 * table and picture is compared afterwards, and a backup of an older release is migrated.
 * @throws BackupProblem with a message; only pictures may have been written by then
 */
export async function restoreBackup(
  { db, media }: RestoreTarget,
  place: BackupLocation,
  { name, lossNoticedAt, settings }: RestoreOptions = {},
): Promise<RestoreResult> {
  const manifest = await chooseManifest(place, name)
  requireKnownRelease(manifest)
  await requireEmptyShop(db)
  for (const { parts } of manifest.tables)
    for (const part of parts) await readPart(place, manifest.name, part)
  if (settings) restorePepperFirst(settings, manifest)
  await restorePictures(media, place, manifest)
  return await db.transaction().execute(async (trx) => {
    await requireEmptyShop(trx)
    const appliedMigrations = await loadBackup(trx, place, manifest)
    const invoicePrefix = lossNoticedAt && (await startNewInvoicePrefix(trx, lossNoticedAt, settings))
    const lastSkippedOrder =
      lossNoticedAt &&
      (await skipLostOrderNumbers(trx, { takenAt: new Date(manifest.taken_at), lossNoticedAt }))
    const replayed =
      lossNoticedAt && (await revokeRestoredAccess(trx, accessListLocations(place, settings), lossNoticedAt))
    return { manifest, appliedMigrations, invoicePrefix, lastSkippedOrder, replayed }
  })
}

/** The locations of access lists: beside this backup, and the shop's own location if that is another one. */
function accessListLocations(place: BackupLocation, settings: RestoreOptions['settings']) {
  const own = settings && openBackupLocation(settings)
  return own && own.where !== place.where ? [place, own] : [place]
}

/**
 * Must happen before the database is loaded: without the pepper the shop would not start, and a process killed in
 * between loses nothing.
 */
function restorePepperFirst(settings: Parts['settings'], { pin_pepper }: Manifest) {
  if (pin_pepper && !restorePepper(settings, pin_pepper)) throw new BackupProblem(words.otherPepper)
}

/** Replaces the empty schema with the backup's and migrates it. @returns the names of the applied migrations */
async function loadBackup(trx: Transaction<Database>, place: BackupLocation, manifest: Manifest) {
  await clearSchema(trx)
  const ofBackup = new Set(manifest.migrations.map(({ name }) => name))
  await migrateInTransaction(trx, { migrations: readMigrations().filter(({ name }) => ofBackup.has(name)) })
  await loadTables(trx, place, manifest)
  return await migrateInTransaction(trx)
}

/** Reads the manifest of the backup with this name, or of the newest. @throws BackupProblem when there is none */
async function chooseManifest(place: BackupLocation, name?: string) {
  const whole = (await readBackupList(place)).filter(isComplete)
  const chosen = name === undefined ? whole.at(-1) : whole.find((each) => each.name === name)
  if (chosen) return await readManifest(place, chosen.name, chosen.sha256)
  if (name !== undefined && /^[a-z0-9-]{1,60}$/.test(name)) return await readManifest(place, name)
  throw new BackupProblem(
    name === undefined ? words.noBackups(place) : words.noSuchBackup({ name, where: place.where }),
  )
}

/** @throws BackupProblem when a newer release wrote the backup, whose tables this one does not know */
function requireKnownRelease({ name, migrations }: Manifest) {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration.checksum]))
  const unknown = migrations.find((migration) => known.get(migration.name) !== migration.checksum)
  if (unknown) throw new BackupProblem(words.ofNewerRelease({ name, migration: unknown.name }))
}
