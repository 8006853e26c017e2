import { currentPepper, findPepper, type Pepper } from './pepper.ts'

/** Loaded lazily, with the first pin that is hashed. */
const argon2 = () => import('@node-rs/argon2')

/**
 * Argon2id with OWASP's minimum parameters: 19 MiB, two passes, one lane. A hash takes about 10 ms of one core; four
 * at once (Node's thread pool) stay under 80 MiB. Higher costs would hardly help, because there are only 10,000 pins.
 * What protects them is the attempt limit (decision B15) and a pepper that is not in the database.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * PHC's `keyid` names the pepper of a hash. A release that knows no peppers can parse such a hash, and finds that no
 * pin matches. Hashes from before the pepper have no `keyid`.
 */
const keyId = /^(\$argon2id\$v=19\$[\w=,]+),keyid=([A-Za-z0-9+/]{11})\$/

/** The Argon2id hash of a pin with the current pepper, as a PHC string. */
export async function hashPin(pin: string) {
  const pepper = currentPepper()
  const made = await (await argon2()).hash(pin, { ...cost, ...secretOption(pepper) })
  return pepper ? made.replace(/(,p=\d+)\$/, `$1,keyid=${pepper.fingerprint}$$`) : made
}

const secretOption = (pepper: Pepper | undefined) => (pepper ? { secret: pepper.secret } : {})

/** A hash of the same cost that matches no pin. */
export const unusablePinHash =
  '$argon2id$v=19$m=19456,t=2,p=1$A9pOBOo7EX18dUZa9R8PSA$kyqUFFgB/1kOFtVNkt7TpOSQNBykvBoLRPsfadd4BRg'

/**
 * Whether `pinHash` is the hash of this pin. Without a hash, or without the pepper that it was made with, the answer is
 * no after the same work, so that timing does not tell whether an account exists.
 */
export async function isRightPin(pin: string, pinHash: string = unusablePinHash) {
  const { verify } = await argon2()
  const fingerprint = pepperFingerprintIn(pinHash)
  if (fingerprint === undefined) return verify(pinHash, pin)
  const pepper = findPepper(fingerprint)
  return pepper ? verify(pinHash, pin, secretOption(pepper)) : verify(unusablePinHash, pin)
}

/** Whether a hash was made without the current pepper, so that it must be renewed as soon as its pin is known. */
export function needsRehash(pinHash: string) {
  const pepper = currentPepper()
  return pepper !== undefined && pepperFingerprintIn(pinHash) !== pepper.fingerprint
}

/** The fingerprint of the pepper that a hash was made with; undefined if it was made without one. */
const pepperFingerprintIn = (pinHash: string) => keyId.exec(pinHash)?.[2]
