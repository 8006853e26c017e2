import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { CreationOptions, NewCredential } from '../contract.ts'
import { deleteEnrolmentCodes, isEnrolmentCode } from './enrolment-codes/enrolment-codes.queries.ts'
import { insertPasskey, listPasskeys, lockAccount } from './passkeys.queries.ts'
import { type Actor, recordFactorChange, recordFactorUse } from './record-second-factor.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.queries.ts'
import { relyingParty } from './relying-party.ts'
import {
  consumeChallenge,
  findSessionAuthState,
  recordFactorGiven,
  saveChallenge,
} from './session-auth.queries.ts'
import { loadWebauthn } from './webauthn.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>

/** More than anyone has devices. */
const maxPasskeys = 10
/**
 * EdDSA, ES256 and RS256: every device supports one of them. The library's default includes algorithms that Node marks
 * as experimental.
 */
const algorithms = [-8, -7, -257]

export type RegistrationOptionsResult =
  | { ok: true; options: CreationOptions }
  | { ok: false; reason: 'NO_NAME' | 'TOO_MANY' | 'CODE_NEEDED' | 'WRONG_CODE' }

/**
 * Whether adding a passkey needs a code besides the PIN: with live payment keys, four digits are not enough.
 * @param passkeys how many the account has
 */
export const needsEnrolmentCode = ({ settings }: Pick<Parts, 'settings'>, passkeys: number) =>
  settings.razorpay.live && passkeys === 0

/**
 * The options to create a passkey on a device that has none of this account. Their challenge is stored in the session.
 * @param code from the mail or from the command on the server, for a first passkey
 */
export async function createRegistrationOptions(
  parts: Needed,
  actor: Actor,
  code?: string,
): Promise<RegistrationOptionsResult> {
  const { db, clock } = parts
  const { user, tokenHash } = actor
  const shop = relyingParty(parts)
  if (!shop.possible) return { ok: false, reason: 'NO_NAME' }
  const known = await listPasskeys(db, user.id)
  if (known.length >= maxPasskeys) return { ok: false, reason: 'TOO_MANY' }
  if (needsEnrolmentCode(parts, known.length)) {
    if (code === undefined) return { ok: false, reason: 'CODE_NEEDED' }
    if (!(await isEnrolmentCode(db, user.id, code, clock.now()))) {
      await recordFactorUse(db, actor, 'first code refused', clock.now())
      return { ok: false, reason: 'WRONG_CODE' }
    }
  }
  const { generateRegistrationOptions } = await loadWebauthn()
  const {
    challenge,
    pubKeyCredParams,
    timeout = 60_000,
    ...generated
  } = await generateRegistrationOptions({
    rpID: shop.id,
    rpName: shop.name,
    userID: new TextEncoder().encode(`user ${user.id}`),
    userName: user.phone,
    userDisplayName: user.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
  })
  await saveChallenge(db, tokenHash, challenge, clock.now())
  return {
    ok: true,
    options: {
      challenge,
      pubKeyCredParams,
      timeout,
      rp: { id: shop.id, name: shop.name },
      user: generated.user,
      excludeCredentials: known.map(({ id }) => ({ type: 'public-key', id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    },
  }
}

export type AddPasskeyResult =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'NOT_PROVEN' | 'KNOWN_ALREADY' }

/**
 * Adds a passkey that has signed the challenge. It counts as the second factor of this login and ends no other; every
 * other login of this administrator must give the second factor now. The first passkey comes with recovery codes.
 */
export async function addPasskey(
  parts: Needed,
  actor: Actor,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<AddPasskeyResult> {
  const { db, clock } = parts
  const { user, tokenHash } = actor
  const now = clock.now()
  const key = await verifyRegistration(parts, await consumeChallenge(db, tokenHash, now), credential)
  if (!key) return { ok: false, reason: 'NOT_PROVEN' }
  return await db.transaction().execute(async (trx): Promise<AddPasskeyResult> => {
    await lockAccount(trx, user.id)
    if (!(await mayStillEnrol(trx, tokenHash))) return { ok: false, reason: 'NOT_PROVEN' }
    const added = await insertPasskey(trx, {
      id: key.id,
      user_id: user.id,
      name,
      public_key: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: credential.response.transports,
      created_at: now,
    })
    if (!added) return { ok: false, reason: 'KNOWN_ALREADY' }
    await deleteEnrolmentCodes(trx, user.id)
    await recordFactorGiven(trx, tokenHash, now)
    await recordFactorChange(
      trx,
      actor,
      { what: 'passkey added', passkey: name },
      { store: parts.store(), now },
    )
    const hasCodes = (await countRecoveryCodes(trx, user.id)) > 0
    return { ok: true, recoveryCodes: hasCodes ? [] : await replaceRecoveryCodes(trx, user.id) }
  })
}

/**
 * Whether this login may still add a passkey, checked again under the lock: since the request was authorised, the login
 * may have been closed, or another login may have added the account's first passkey, after which the pin alone enrols
 * nothing.
 * @param login the hash of the session's token
 */
async function mayStillEnrol(trx: Transaction<Database>, login: string) {
  const authState = await findSessionAuthState(trx, login)
  return authState !== undefined && (!authState.enrolled || authState.factor_at !== null)
}

/** The verified credential's public key; undefined if it was not made for this shop and challenge. */
async function verifyRegistration(
  parts: Needed,
  expectedChallenge: string | undefined,
  { id, response: { clientDataJSON, attestationObject } }: NewCredential,
) {
  if (!expectedChallenge) return undefined
  const shop = relyingParty(parts)
  try {
    const { verifyRegistrationResponse } = await loadWebauthn()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      expectedOrigin: shop.origin,
      expectedRPID: shop.id,
      supportedAlgorithmIDs: algorithms,
      // User verification is not required: the pin was checked already, and the passkey only proves possession of the
      // device.
      requireUserVerification: false,
    })
    return verified ? registrationInfo.credential : undefined
  } catch {
    // The library throws for every mismatch: another origin, another challenge, malformed bytes.
    return undefined
  }
}
