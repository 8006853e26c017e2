import type { JSONColumnType } from 'kysely'
import type { Id, InsertOnlyDate } from './columns.ts'

type FromTo<Value> = { from: Value; to: Value }

/** What is shown of a product, with start and end as ISO 8601. */
type Shown = {
  visibility: 'on_sale' | 'hidden' | 'draft'
  publish_at: string | null
  hide_at: string | null
}

/** Prices in rupees; stock as a difference in units, which stays correct whatever is sold. */
export type ChangedCells = {
  shown?: FromTo<Shown>
  packs: { id: number; price?: FromTo<number>; mrp?: FromTo<number | null>; units?: number }[]
}

export interface ProductChangesTable {
  id: Id
  form_key: string
  product_id: number
  actor_id: number
  asked: JSONColumnType<Record<string, unknown>>
  cells: JSONColumnType<ChangedCells>
  changed_at: InsertOnlyDate
  undone_at: Date | null
}
