import type { ColumnType, Generated } from 'kysely'
import type { Id, InsertOnlyDate } from './columns.ts'

type ImportProblem = { row: number; column: string | null; message: string }

export interface ProductImportsTable {
  id: Id
  form_key: string
  actor_id: number
  file_name: string
  /** Null once the import has ended. */
  file: string | null
  seen: string
  state: 'waiting' | 'checking' | 'saving' | 'saved' | 'refused' | 'failed'
  reason: 'problems' | 'changed' | 'interrupted' | 'unexpected' | null
  tries: Generated<number>
  leased_until: Date | null
  row_count: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  /** The first ones; `problem_count` counts all. */
  problems: ColumnType<ImportProblem[], string | undefined, string>
  problem_count: Generated<number>
  created_at: InsertOnlyDate
  ended_at: Date | null
}
