import type { ColumnType, Generated } from 'kysely'
import type { Id, InsertOnlyDate } from './columns.ts'

export interface BackupsTable {
  id: Id
  night: ColumnType<Date | null, string | null, null>
  asked_at: InsertOnlyDate
  due_at: Date | null
  tries: Generated<number>
  finished_at: Date | null
  name: string | null
  row_count: number | null
  picture_files: number | null
  bytes: number | null
  missing_pictures: number | null
  problem: string | null
}

/**
 * Accounts whose access has changed, and orders whose guest was erased, that are not in the access list beside the
 * backups yet; written by triggers.
 */
export interface AccessChangesTable {
  id: Id
  /** Null for a guest. */
  user_id: number | null
  /** Null for an account. */
  order_id: number | null
}

/** The last file number of the access list. One row. */
export interface AccessListTable {
  only_one: Generated<boolean>
  last_file: Generated<number>
  leased_until: Date
}

/** Fingerprints of the keys outside the database that this shop uses; `print` identifies a key without revealing it. */
export interface KeyPrintsTable {
  name: string
  print: string
  kept_at: Date
  written_down_at: Date | null
}
