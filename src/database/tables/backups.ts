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

/** Whose access has changed and is not told beside the backups yet; a trigger writes it. */
export interface AccessChangesTable {
  id: Id
  user_id: number
}

/** How far the list beside the backups has come. One row. */
export interface AccessListTable {
  only_one: Generated<boolean>
  last_file: Generated<number>
  leased_until: Date
}

/** Which keys outside the database this shop uses; `print` tells two keys apart and opens nothing. */
export interface KeyPrintsTable {
  name: string
  print: string
  kept_at: Date
  written_down_at: Date | null
}
