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
  return confirmed && !standing.confirmed ? refuseUnconfirmed(standing) : null
}

/**
 * For handlers: whether an expensive action, such as a large refund, may be done now. Once it is done,
 * `request.spendConfirmation()` is called; where it may not, the call is answered with `confirmAgain`.
 */
export const isConfirmed = ({ standing }: SessionUser): boolean => !standing || standing.confirmed

/** 403 `CONFIRM_AGAIN`: the back office then asks who it is, and repeats the call. */
export const confirmAgain = ({ standing }: SessionUser): Refusal => refuseUnconfirmed(standing)

const refuseUnconfirmed = (standing?: Standing): Refusal =>
  refuse(403, 'CONFIRM_AGAIN', said.confirmAgain, { more: { confirm_with: standing?.confirmWith ?? 'pin' } })
