import { mayCall } from '#values/people/rights.ts'
import type { AuthLevel, SessionUser } from '../session-cookie.ts'
import { sentences } from '../words/index.ts'
import type { Endpoint } from './endpoint.ts'
import { notAllowed, type Refusal, refuse, refuseNotSignedIn } from './refusal.ts'

/** Checks the user's rights and auth level for an endpoint. Returns the refusal, or null when the call is allowed. */
export function authorize(endpoint: Endpoint, user: SessionUser | null): Refusal | null {
  if (endpoint.right === 'anyone') return null
  if (!user) return refuseNotSignedIn()
  if (mayCall(user, endpoint) === 'no') return notAllowed()
  return user.authLevel ? checkAuthLevel(endpoint, user.authLevel) : null
}

function checkAuthLevel({ withoutSecondFactor, stepUp }: Endpoint, authLevel: AuthLevel): Refusal | null {
  const { secondFactor } = authLevel
  if (secondFactor === 'toGive' && withoutSecondFactor !== 'always')
    return refuse(403, 'SECOND_FACTOR_NEEDED', sentences.secondFactorNeeded)
  if (secondFactor === 'toSetUp' && !withoutSecondFactor)
    return refuse(403, 'SECOND_FACTOR_MISSING', sentences.secondFactorMissing)
  if (!stepUp || authLevel.confirmed || isCovered(stepUp, authLevel)) return null
  return refuseWithoutStepUp(authLevel)
}

/** Whether an earlier confirmation covers this change to a setting: until the shop opens, one covers many. */
export const isCovered = (stepUp: Endpoint['stepUp'], authLevel: AuthLevel | undefined): boolean =>
  stepUp === 'setting' && authLevel?.coversSettings === true

/**
 * For handlers: whether a sensitive action, such as a large refund, may run now. Call `request.spendStepUp()` after
 * it; otherwise answer with `requestStepUp`.
 */
export const hasStepUp = ({ authLevel }: SessionUser): boolean => !authLevel || authLevel.confirmed

/** 403 `CONFIRM_AGAIN`: the back office asks for step-up authentication and repeats the call. */
export const requestStepUp = ({ authLevel }: SessionUser): Refusal => refuseWithoutStepUp(authLevel)

const refuseWithoutStepUp = (authLevel?: AuthLevel): Refusal =>
  refuse(403, 'CONFIRM_AGAIN', sentences.confirmAgain, {
    more: { confirm_with: authLevel?.confirmWith ?? 'pin' },
  })
