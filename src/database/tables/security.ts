import type { Generated, JSONColumnType } from 'kysely'
import type { Id, InsertOnlyDate } from './columns.ts'

// Devices, rate limits, and the security log.

export type SecurityEvent =
  | 'login'
  | 'wrong pins'
  | 'account locked'
  | 'pins sprayed'
  | 'network stopped'
  | 'pin changed'
  | 'pin set anew'
  | 'logged out elsewhere'
  | 'account blocked'
  | 'pin link sent'
  | 'account erased'
  | 'guest orders attached'
  | 'guest erased'
  | 'administrator made'
  | 'staff changed'
  | 'orders exported'
  | 'money step'
  | 'refund'
  | 'second factor'
  | 'backup wanted'
  | 'backup key shown'
  | 'connection changed'
  | 'access denied'
  | 'more access denied'

export interface ShopSecretsTable {
  name: string
  secret: string
  created_at: InsertOnlyDate
}

export interface KnownDevicesTable {
  user_id: number
  device: string
  tries: Generated<number>
  last_at: Date
  known_since: InsertOnlyDate
}

export interface GuessBudgetsTable {
  budget: string
  failures: number
  since: Date
}

export interface PageBudgetsTable {
  client: string
  since: Date
  used: number
}

export interface SecurityLogTable {
  id: Id
  happened_at: InsertOnlyDate
  event: SecurityEvent
  user_id: number | null
  user_name: Generated<string>
  address: Generated<string>
  device_name: Generated<string>
  details: JSONColumnType<Record<string, string | number | boolean>>
  number: number | null
  seal: string | null
}
