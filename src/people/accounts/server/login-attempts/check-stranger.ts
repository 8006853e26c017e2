import type { Parts } from '#parts.ts'
import type { Client } from '#people/security/server/client.ts'
import { giveBack } from '#people/security/server/guess-budgets.queries.ts'
import { takeLoginCode, wantLoginCode } from '../pins/login-codes.ts'
import { isRightPin } from '../pins/pins.ts'
import type { findUserByPhone } from '../users.queries.ts'
import { type PinCheck, withinLimits } from './count-and-check-pin.ts'
import { countedByPhone } from './guess-counters.ts'
import { turns } from './in-turn.ts'
import { countTriedPin, countTry, fromNetwork, tellOfWrongPins } from './spray-budgets.ts'

export type Credentials = { phone: string; pin: string; code?: string | undefined }
export type StrangerCheck =
  | PinCheck
  | { ok: false; reason: 'NETWORK_BUSY'; seconds: number }
  | { ok: false; reason: 'CODE_NEEDED' | 'WRONG_CODE'; tries: number }

type Needed = Pick<Parts, 'db' | 'clock'>
type Found = Awaited<ReturnType<typeof findUserByPhone>>

/**
 * A mutex per network: a process has at most one try counted whose result is not known yet. So many right logins at
 * once behind one address never look like sixty wrong pins, and of concurrent wrong pins the sixty-first is refused.
 * With several processes, each may have one such try.
 */
const inTurn = turns()

/**
 * Checks a login from an unknown device. During password spraying (one pin tried at many accounts) or a burst of
 * wrong pins at the whole shop, phone and pin are not enough: a one-time code is mailed as well. The code is asked
 * for whether or not phone and pin are right, so that an attacker learns nothing; it is mailed only when they are.
 */
export const checkStranger = (
  parts: Needed,
  credentials: Credentials,
  user: Found,
  client: Client,
): Promise<StrangerCheck> =>
  inTurn(fromNetwork(client).name, async (): Promise<StrangerCheck> => {
    const { db } = parts
    const tries = await countTry(parts, client)
    if (!tries.ok) return { ok: false, reason: 'NETWORK_BUSY', seconds: tries.seconds }
    const tried = await countTriedPin(parts, credentials, client)
    const codeNeeded = tried.isTooOften || tries.isShopBusy
    const { checked, pinIsRight } = await tryPin(parts, credentials, user, codeNeeded)
    const isRefused = !checked.ok && checked.reason === 'WRONG_PIN'
    if (isRefused && !pinIsRight) await tellOfWrongPins(parts, client, tries)
    else await giveBack(db, [...tries.counted, ...tried.counted])
    if (!isRefused || !codeNeeded) return checked
    if (credentials.code !== undefined) return { ...checked, reason: 'WRONG_CODE' }
    if (pinIsRight && user) await wantLoginCode(parts, user)
    return { ...checked, reason: 'CODE_NEEDED' }
  })

/** Looks at the pin, and at the code where one is needed, within the limits of this phone. */
async function tryPin(parts: Needed, { phone, pin, code }: Credentials, user: Found, codeNeeded: boolean) {
  let pinIsRight = false
  const checked = await withinLimits(parts, countedByPhone(phone), async () => {
    pinIsRight = await isRightPin(pin, user?.pin_hash)
    // Only a right pin uses up one of the tries at the code: otherwise an attacker could spend the owner's tries.
    const owner = pinIsRight ? user?.id : undefined
    return codeNeeded ? await takeLoginCode(parts, owner, code) : pinIsRight
  })
  return { checked, pinIsRight }
}
