/** The first and last day of validity, inclusive; null if it is still in force. */
type Dated = { from: string; to: string | null }

/**
 * Whether a tax rate or rule is in force on a day.
 * @param day a calendar day in India, `2026-11-26`
 */
export const isInForce = ({ from, to }: Dated, day: string) => from <= day && (to === null || day <= to)
