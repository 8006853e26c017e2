import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { personalAccountTables } from './personal-account-tables.ts'
import { personalLoginTables } from './personal-login-tables.ts'
import { personalOrderTables } from './personal-order-tables.ts'
import type { PersonalTable, PersonalTables } from './personal-table.ts'

/**
 * The tables with personal data. The type requires an entry for each table that is not in `impersonalTables`, and a test
 * requires a decision about each column. A table must come before those that it references, so that rows can be deleted
 * in this order.
 */
const personalTables: PersonalTables = {
  ...personalOrderTables,
  ...personalLoginTables,
  ...personalAccountTables,
}

/** The tables with personal data, in the order of deletion. */
export const listPersonalTables = (): [string, PersonalTable][] => Object.entries(personalTables)

export type Trx = Transaction<Database>
