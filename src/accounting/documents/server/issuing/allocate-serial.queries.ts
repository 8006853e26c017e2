import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { DocumentKind } from '#database/tables/documents.ts'

/**
 * Allocates the next serial number of a series, without gaps: concurrent transactions wait until this one ends, and one
 * that is rolled back takes no number.
 * @param year the financial year, `26-27`
 * @returns the number, from 1
 */
export async function allocateSerial(trx: Transaction<Database>, kind: DocumentKind, year: string) {
  const { serial } = await trx
    .insertInto('document_series')
    .values({ kind, financial_year: year, next: 2 })
    .onConflict((series) =>
      series
        .columns(['kind', 'financial_year'])
        .doUpdateSet((eb) => ({ next: eb('document_series.next', '+', 1) })),
    )
    .returning((eb) => eb('next', '-', 1).as('serial'))
    .executeTakeFirstOrThrow()
  return serial
}
