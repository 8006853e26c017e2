import { dayInWords } from '../../time/day-in-words.ts'

/** A day, given as `2026-11-26`, where a sentence says that something comes by then: `Thu, 26 Nov`. */
export const byDay = ({ day }: { day: string }) => dayInWords(day, 'en-IN')
