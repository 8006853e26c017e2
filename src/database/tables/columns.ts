import type { ColumnType, GeneratedAlways } from 'kysely'

export type Id = GeneratedAlways<number>
/** Set on insert, never updated. */
export type InsertOnlyDate = ColumnType<Date, Date, never>
/** Written as `2026-06-15`; read it with `to_char`, because the drivers parse it as a timestamp. */
export type CalendarDay = ColumnType<Date, string, string>
