import type { Generated } from 'kysely'
import type { Id, InsertOnlyDate } from './columns.ts'

/** Photos that were uploaded for many products at once. */
export interface WaitingPicturesTable {
  id: Id
  product_id: number
  actor_id: number
  file_name: string
  /** Where the uploaded file is stored until it is encoded. */
  upload_key: string
  state: Generated<'waiting' | 'added' | 'refused'>
  reason: 'damaged' | 'full' | 'gone' | 'lost' | 'interrupted' | null
  tries: Generated<number>
  leased_until: Date | null
  created_at: InsertOnlyDate
  ended_at: Date | null
}
