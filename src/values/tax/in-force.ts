/** From its first day to its last one, both included; without a last day it is still in force. */
type Dated = { from: string; to: string | null }

/** @param day a calendar day in India, `2026-11-26` */
export const isInForce = ({ from, to }: Dated, day: string) => from <= day && (to === null || day <= to)
