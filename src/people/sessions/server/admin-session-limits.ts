import { hourMs } from '#values/time/durations.ts'

/** A shift: an administrator's session ends after these hours, however active it is. */
const maxSessionMs = 12 * hourMs
/** A shorter limit would log out an administrator who packs orders for an hour in the middle of a shift. */
const maxIdleMs = 4 * hourMs

/** Whether an administrator's session is too old, or has been idle for too long. */
export const isAdminSessionExpired = (
  { created_at, last_seen_at }: { created_at: Date; last_seen_at: Date },
  now: Date,
) =>
  now.getTime() - created_at.getTime() >= maxSessionMs || now.getTime() - last_seen_at.getTime() >= maxIdleMs
