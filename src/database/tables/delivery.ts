import type { Generated, JSONColumnType } from 'kysely'
import type { TranslatedColumn } from './catalogue.ts'
import type { Id } from './columns.ts'

// Delivery zones.

export interface DeliveryZonesTable {
  id: Id
  name: string
  /** As in `ordering/delivery/contract.ts`. */
  area: JSONColumnType<{ codes: string[]; districts: string[]; states: string[] }>
  days: string
  fee_paise: number
  free_from_paise: number | null
  minimum_paise: number | null
  note: string
  cash_on_delivery: Generated<boolean>
  translations: TranslatedColumn<{ name?: string; note?: string }>
  version: number
  changed_at: Date
  changed_by: number | null
}
