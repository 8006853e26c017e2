import type { Parts } from '#parts.ts'
import type { Assertion, RequestOptions } from '../contract.ts'
import { findOwnPasskey, listPasskeys, recordPasskeyUse } from './passkeys.queries.ts'
import { type Actor, recordFactorUse } from './record-second-factor.ts'
import { relyingParty } from './relying-party.ts'
import { consumeChallenge, recordFactorGiven, saveChallenge } from './session-auth.queries.ts'
import { loadWebauthn } from './webauthn.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>

/**
 * The options for the browser to sign with one of the administrator's passkeys; undefined if they have none. The
 * challenge is stored in the session.
 */
export async function createAuthenticationOptions(
  parts: Needed,
  { user, tokenHash }: Actor,
): Promise<RequestOptions | undefined> {
  const { db, clock } = parts
  const known = await listPasskeys(db, user.id)
  if (known.length === 0) return undefined
  const shop = relyingParty(parts)
  const { generateAuthenticationOptions } = await loadWebauthn()
  const { challenge, timeout = 60_000 } = await generateAuthenticationOptions({ rpID: shop.id })
  await saveChallenge(db, tokenHash, challenge, clock.now())
  return {
    challenge,
    timeout,
    rpId: shop.id,
    allowCredentials: known.map(({ id, transports }) => ({ type: 'public-key', id, transports })),
    userVerification: 'preferred',
  }
}

/**
 * Whether a passkey of this administrator signed the session's challenge; if so, the session has its second factor. The
 * security log gets an entry either way.
 */
export async function checkPasskey(parts: Needed, actor: Actor, assertion: Assertion): Promise<boolean> {
  const isRight = await acceptAssertion(parts, actor, assertion)
  await recordFactorUse(parts.db, actor, isRight ? 'passkey given' : 'passkey refused', parts.clock.now())
  return isRight
}

/**
 * Verifies a signature of the session's challenge, which is used up. A valid one is recorded as the session's second
 * factor.
 * @returns whether it was valid
 */
async function acceptAssertion(parts: Needed, { user, tokenHash }: Actor, assertion: Assertion) {
  const { db, clock } = parts
  const now = clock.now()
  const challenge = await consumeChallenge(db, tokenHash, now)
  const passkey = await findOwnPasskey(db, user.id, assertion.id)
  if (!challenge || !passkey) return false
  const counter = await verifyAssertion(relyingParty(parts), { challenge, passkey, assertion })
  if (counter === undefined) return false
  return await db
    .transaction()
    .execute(
      async (trx) =>
        (await recordPasskeyUse(trx, passkey, counter, now)) && recordFactorGiven(trx, tokenHash, now),
    )
}

type SignedChallenge = {
  challenge: string
  passkey: { id: string; public_key: string; counter: number }
  assertion: Assertion
}

/** The new signature counter of the passkey; undefined if the signature is not valid. */
async function verifyAssertion(
  shop: ReturnType<typeof relyingParty>,
  { challenge, passkey, assertion: { id, response } }: SignedChallenge,
) {
  try {
    const { verifyAuthenticationResponse } = await loadWebauthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: shop.origin,
      expectedRPID: shop.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws for every mismatch.
    return undefined
  }
}
