import { z } from 'zod'
import * as words from './words/en.ts'

/** A whole number from 1; every violation is reported with the same sentence. */
const numberUpTo = (most: number, sentence: string) =>
  z.number(sentence).int(sentence).min(1, sentence).max(most, sentence)

/** Cash on delivery (decision X20): whether the shop offers it, and its limits. A shop without these settings doesn't. */
export const cashOnDeliverySettings = z.object({
  on: z.boolean(),
  /** The largest total of a cash order, in whole rupees. Without it, any total can be paid in cash. */
  maxTotalRupees: numberUpTo(1_000_000, words.cashTotalNeeded).optional(),
  /** How many cash orders a customer may have that are neither delivered nor cancelled. */
  maxOpenOrders: numberUpTo(20, words.cashOrdersNeeded),
  /** A customer who refused this many cash orders at the door within `refusalMonths` must pay online. */
  maxRefusals: numberUpTo(20, words.cashOrdersNeeded),
  refusalMonths: numberUpTo(24, words.cashMonthsNeeded),
})
export type CashOnDeliverySettings = z.infer<typeof cashOnDeliverySettings>

/** The limits that the form proposes to a merchant who has not set any. */
export const initialCashLimits = { maxOpenOrders: 2, maxRefusals: 1, refusalMonths: 6 }
