import rates from './gst-rates.json' with { type: 'json' }
import { inForce } from './in-force.ts'

/** All rates of GST that there were or are, in percent: what an older product or order may have. */
export const knownRates: number[] = rates.map(({ rate }) => rate)

/** The rates of GST of a calendar day in India, `2026-11-26`, in percent. */
export const ratesOn = (day: string): number[] =>
  rates.filter((rate) => inForce(rate, day)).map(({ rate }) => rate)
