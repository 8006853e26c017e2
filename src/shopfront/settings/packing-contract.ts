import { z } from 'zod'
import { weekDays } from '#values/time/week-days.ts'
import * as words from './words/en.ts'

/** A whole number from 1; every violation is reported with the same sentence. */
const numberUpTo = (most: number, sentence: string) =>
  z.number(sentence).int(sentence).min(1, sentence).max(most, sentence)

/** When orders are packed, and how many a day. Without these settings, each order counts from the day it is placed. */
export const packingSettings = z.object({
  /** Weekdays on which orders are packed; without them, the shop's working days. */
  days: z.array(z.enum(weekDays, words.weekDayNeeded)).min(1, words.weekDayNeeded).optional(),
  /** The time in India, such as `14:00`, from which an order counts for the next day. */
  cutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.timeNeeded)
    .optional(),
  /** A day on which this many orders are to be packed is full. */
  maxOrders: numberUpTo(10_000, words.capacityNeeded).optional(),
  /** A day on which this many kilograms are to be packed is full; the order that reaches the limit still fits. */
  maxKg: numberUpTo(100_000, words.capacityNeeded).optional(),
})

/** A holiday of the shop: from the first day, until the day on which it is open again. */
export const closureSettings = z
  .object({
    from: z.iso.date(words.closureDayNeeded),
    until: z.iso.date(words.closureDayNeeded),
    /** Whether orders can be placed meanwhile; they are packed from `until` on. */
    takesOrders: z.boolean(),
  })
  .refine(({ from, until }) => from < until, { path: ['until'], error: words.closureOrder })
export type Closure = z.infer<typeof closureSettings>
