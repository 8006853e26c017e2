import { hourMs } from './durations.ts'

/**
 * The time until a moment, or since then if it has passed (`isLate`): in whole days from two days on, otherwise in
 * started hours.
 */
export function timeLeft(until: Date, now: Date) {
  const hours = Math.ceil(Math.abs(until.getTime() - now.getTime()) / hourMs)
  const isLate = now > until
  return hours >= 48
    ? { isLate, count: Math.floor(hours / 24), unit: 'days' as const }
    : { isLate, count: hours, unit: 'hours' as const }
}
