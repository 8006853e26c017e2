import rates from './gst-rates.json' with { type: 'json' }
import { isInForce } from './in-force.ts'

/** All past and current GST rates in percent, which older products or orders may have. */
export const knownGstRates: number[] = rates.map(({ rate }) => rate)

/** The GST rates on a calendar day in India, `2026-11-26`, in percent. */
export const gstRatesOn = (day: string): number[] =>
  rates.filter((rate) => isInForce(rate, day)).map(({ rate }) => rate)
