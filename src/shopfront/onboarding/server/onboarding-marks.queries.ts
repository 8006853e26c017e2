import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'

type OnboardingMark = Row<'guide_marks'>

/** All onboarding marks: results of tests and confirmations, a handful of rows. */
export const listOnboardingMarks = (db: Db) => db.selectFrom('guide_marks').selectAll().execute()

/** Saves a mark and replaces the earlier one of the same name. */
export const saveOnboardingMark = (db: Db | Transaction<Database>, { name, ...values }: OnboardingMark) =>
  db
    .insertInto('guide_marks')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()

export const deleteOnboardingMark = (db: Db, name: OnboardingMark['name']) =>
  db.deleteFrom('guide_marks').where('name', '=', name).execute()
