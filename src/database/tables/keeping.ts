import type { ColumnType, Generated } from 'kysely'
import type { Id, Since } from './columns.ts'

export interface BackupsTable {
  id: Id
  night: ColumnType<Date | null, string | null, null>
  asked_at: Since
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
