import type { Parts } from '../../../parts.ts'
import { forgetGuessesOfNobody } from './pin-guesses.queries.ts'
import { forgetExpiredPinResets } from './pin-resets.queries.ts'
import { forgetEndedSessions } from './sessions.queries.ts'

const daysToRemember = 30

/** For a job, about once an hour: removes ended logins, dead links, and old tries of phones that nobody has. */
export async function forgetExpired({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const now = clock.now()
  await forgetEndedSessions(db, now)
  await forgetExpiredPinResets(db, now)
  await forgetGuessesOfNobody(db, new Date(now.getTime() - daysToRemember * 86_400_000))
}
