import type { Parts } from '#parts.ts'
import { refundFailures } from '#people/security/server/failure-budgets.queries.ts'
import type { Client } from '#people/security/server/identify-client.ts'
import { queueLoginCodeMail, redeemLoginCode } from '../pins/login-codes.ts'
import { isRightPin } from '../pins/pins.ts'
import type { findUserByPhone } from '../users.queries.ts'
import { phoneCounter } from './attempt-counters.ts'
import { type PinCheck, withAttemptLimit } from './check-pin.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import {
  chargeAttempt,
  countPinAcrossAccounts,
  networkBudget,
  recordUsedUpBudgets,
} from './password-spraying.ts'

export type Credentials = { phone: string; pin: string; code?: string | undefined }
export type UnknownDeviceCheck =
  | PinCheck
  | { ok: false; reason: 'NETWORK_BUSY'; seconds: number }
  | { ok: false; reason: 'CODE_NEEDED' | 'WRONG_CODE'; tries: number }

type Needed = Pick<Parts, 'db' | 'clock'>
type Found = Awaited<ReturnType<typeof findUserByPhone>>

/**
 * A mutex per network: a process evaluates one attempt per network at a time. Otherwise many correct logins at once
 * behind one address would count as wrong pins until they are verified. With several processes, each may have one
 * such attempt.
 */
const runExclusive = createKeyedMutex()

/**
 * Checks a login from an unknown device. During password spraying (one pin tried at many accounts) or a burst of
 * wrong pins at the whole shop, phone and pin are not enough: a one-time code is mailed as well. The code is asked
 * for whether or not phone and pin are right, so that an attacker learns nothing; it is mailed only when they are.
 */
export const checkUnknownDevice = (
  parts: Needed,
  credentials: Credentials,
  user: Found,
  client: Client,
): Promise<UnknownDeviceCheck> =>
  runExclusive(networkBudget(client).name, async (): Promise<UnknownDeviceCheck> => {
    const { db } = parts
    const tries = await chargeAttempt(parts, client)
    if (!tries.ok) return { ok: false, reason: 'NETWORK_BUSY', seconds: tries.seconds }
    const tried = await countPinAcrossAccounts(parts, credentials, client)
    const codeNeeded = tried.isPinSprayed || tries.isShopBusy
    const { checked, pinIsRight } = await tryPin(parts, credentials, user, codeNeeded)
    const isRefused = !checked.ok && checked.reason === 'WRONG_PIN'
    if (isRefused && !pinIsRight) await recordUsedUpBudgets(parts, client, tries)
    else await refundFailures(db, [...tries.counted, ...tried.counted])
    if (!isRefused || !codeNeeded) return checked
    if (credentials.code !== undefined) return { ...checked, reason: 'WRONG_CODE' }
    if (pinIsRight && user) await queueLoginCodeMail(parts, user)
    return { ...checked, reason: 'CODE_NEEDED' }
  })

/**
 * Checks the pin, and the code where one is required, within the attempt limit of this phone number.
 * @returns `checked`: whether both are right; `pinIsRight`: whether the pin alone is
 */
async function tryPin(parts: Needed, { phone, pin, code }: Credentials, user: Found, codeNeeded: boolean) {
  let pinIsRight = false
  const checked = await withAttemptLimit(parts, phoneCounter(phone), async () => {
    pinIsRight = await isRightPin(pin, user?.pin_hash)
    // Only a right pin uses up one of the tries at the code: otherwise an attacker could spend the owner's tries.
    const owner = pinIsRight ? user?.id : undefined
    return codeNeeded ? await redeemLoginCode(parts, owner, code) : pinIsRight
  })
  return { checked, pinIsRight }
}
