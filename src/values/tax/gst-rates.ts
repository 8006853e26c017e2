import rates from './gst-rates.json' with { type: 'json' }
import { isInForce } from './in-force.ts'

/** All rates of GST that there were or are, in percent: what an older product or order may have. */
export const knownGstRates: number[] = rates.map(({ rate }) => rate)

/** The rates of GST of a calendar day in India, `2026-11-26`, in percent. */
export const gstRatesOn = (day: string): number[] =>
  rates.filter((rate) => isInForce(rate, day)).map(({ rate }) => rate)
