import type { SessionUser, Standing } from '../session-cookie.ts'
import { said } from '../words/index.ts'
import type { Endpoint } from './endpoint.ts'
import { notAllowed, notSignedIn, type Refusal, refuse } from './refusal.ts'

/** Why somebody may not make a call: their role, or what an administrator has not shown yet. Nothing when they may. */
export function refusalFor(endpoint: Endpoint, user: SessionUser | null): Refusal | null {
  const { access } = endpoint
  if (access === 'anyone') return null
  if (!user) return notSignedIn()
  if (access !== 'signedIn' && access !== user.role) return notAllowed()
  return user.standing ? refusalOfStanding(endpoint, user.standing) : null
}

function refusalOfStanding({ beforeSecondFactor, confirmed }: Endpoint, standing: Standing): Refusal | null {
  const { secondFactor } = standing
  if (secondFactor === 'toGive' && beforeSecondFactor !== 'always')
    return refuse(403, 'SECOND_FACTOR_NEEDED', said.secondFactorNeeded)
  if (secondFactor === 'toSetUp' && !beforeSecondFactor)
    return refuse(403, 'SECOND_FACTOR_MISSING', said.secondFactorMissing)
  return confirmed ? refusalUnconfirmed(standing) : null
}

/**
 * For handlers: why an expensive action, such as a large refund, may not be done yet. Nothing when it may; then
 * `request.spendConfirmation()` is called once it is done.
 */
export const askToConfirm = ({ standing }: SessionUser): Refusal | null =>
  standing ? refusalUnconfirmed(standing) : null

const refusalUnconfirmed = ({ confirmed, confirmWith }: Standing): Refusal | null =>
  confirmed ? null : refuse(403, 'CONFIRM_AGAIN', said.confirmAgain, { more: { confirm_with: confirmWith } })
