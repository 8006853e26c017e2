import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { CreationOptions, NewCredential } from '../contract.ts'
import { forgetFirstCodes, isFirstCode } from './first-codes/first-codes.queries.ts'
import { insertPasskey, listPasskeys, lockAccount } from './passkeys.queries.ts'
import { findProof, keepChallenge, noteFactor, takeChallenge } from './proofs.queries.ts'
import { type Asker, recordChange, recordUse } from './record-second-factor.ts'
import { countCodes, replaceCodes } from './recovery-codes.queries.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>

/** More than anybody has devices for. */
const mostPasskeys = 10
/**
 * EdDSA, ES256 and RS256, one of which every device supports. The library's own default includes algorithms that Node
 * reports as experimental.
 */
const algorithms = [-8, -7, -257]

export type OfferPasskey =
  | { ok: true; options: CreationOptions }
  | { ok: false; reason: 'NO_NAME' | 'TOO_MANY' | 'CODE_NEEDED' | 'WRONG_CODE' }

/**
 * Whether the pin is not enough to add a passkey: where real money moves, four digits alone open nothing.
 * @param passkeys how many the account has
 */
export const needsFirstCode = ({ settings }: Pick<Parts, 'settings'>, passkeys: number) =>
  settings.razorpay.live && passkeys === 0

/**
 * The options with which the browser creates a passkey, on a device that has none of this account yet.
 * @param code from the mail or the server's command line, for a first passkey
 */
export async function offerPasskey(parts: Needed, asker: Asker, code?: string): Promise<OfferPasskey> {
  const { db, clock } = parts
  const { user, login } = asker
  const shop = relyingParty(parts)
  if (!shop.possible) return { ok: false, reason: 'NO_NAME' }
  const known = await listPasskeys(db, user.id)
  if (known.length >= mostPasskeys) return { ok: false, reason: 'TOO_MANY' }
  if (needsFirstCode(parts, known.length)) {
    if (code === undefined) return { ok: false, reason: 'CODE_NEEDED' }
    if (!(await isFirstCode(db, user.id, code, clock.now()))) {
      await recordUse(db, asker, 'first code refused', clock.now())
      return { ok: false, reason: 'WRONG_CODE' }
    }
  }
  const { generateRegistrationOptions } = await webauthn()
  const {
    challenge,
    pubKeyCredParams,
    timeout = 60_000,
    ...made
  } = await generateRegistrationOptions({
    rpID: shop.id,
    rpName: shop.name,
    userID: new TextEncoder().encode(`user ${user.id}`),
    userName: user.phone,
    userDisplayName: user.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
  })
  await keepChallenge(db, login, challenge, clock.now())
  return {
    ok: true,
    options: {
      challenge,
      pubKeyCredParams,
      timeout,
      rp: { id: shop.id, name: shop.name },
      user: made.user,
      excludeCredentials: known.map(({ id }) => ({ type: 'public-key', id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    },
  }
}

export type AddPasskey =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'NOT_PROVEN' | 'KNOWN_ALREADY' }

/**
 * Adds a passkey that has signed the challenge. It counts as the second factor of this login and ends no other; every
 * other login of this administrator must give the second factor now. The first passkey comes with recovery codes.
 */
export async function addPasskey(
  parts: Needed,
  asker: Asker,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<AddPasskey> {
  const { db, clock } = parts
  const { user, login } = asker
  const now = clock.now()
  const key = await proven(parts, await takeChallenge(db, login, now), credential)
  if (!key) return { ok: false, reason: 'NOT_PROVEN' }
  return await db.transaction().execute(async (trx): Promise<AddPasskey> => {
    await lockAccount(trx, user.id)
    if (!(await mayStillEnrol(trx, login))) return { ok: false, reason: 'NOT_PROVEN' }
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
    await forgetFirstCodes(trx, user.id)
    await noteFactor(trx, login, now)
    await recordChange(trx, asker, { what: 'passkey added', passkey: name }, { store: parts.store(), now })
    const hasCodes = (await countCodes(trx, user.id)) > 0
    return { ok: true, recoveryCodes: hasCodes ? [] : await replaceCodes(trx, user.id) }
  })
}

/**
 * Checked again under the lock: since the request was authorised, the login may have been closed, or another login
 * may have added the account's first passkey, after which the pin alone enrols nothing.
 */
async function mayStillEnrol(trx: Transaction<Database>, login: string) {
  const proof = await findProof(trx, login)
  return proof !== undefined && (!proof.enrolled || proof.factor_at !== null)
}

/** The key of a credential that was made for this shop and this challenge. */
async function proven(
  parts: Needed,
  expectedChallenge: string | undefined,
  { id, response: { clientDataJSON, attestationObject } }: NewCredential,
) {
  if (!expectedChallenge) return undefined
  const shop = relyingParty(parts)
  try {
    const { verifyRegistrationResponse } = await webauthn()
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
