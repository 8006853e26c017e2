import { currentPepper, type Pepper, pepperOf } from './pepper.ts'

/** Loaded with the first pin: at rest a shop has no use for it. */
const argon2 = () => import('@node-rs/argon2')

/**
 * Argon2id at OWASP's least: 19 MiB, two passes, one lane. About 10 ms of one core, and four at once (as many as Node
 * has threads for it) stay under 80 MiB, which a small server has. More would not help much: there are only 10,000
 * pins. What keeps them is that few may be tried (decision B15), and that they are hashed with a pepper which is not in the
 * database: who has stolen that cannot try them at all.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Which pepper a hash was made with stands in it as PHC's `keyid`: a release that knows of no pepper reads such a hash, too,
 * and finds that no pin fits. Accounts from before there was one have none.
 */
const keyId = /^(\$argon2id\$v=19\$[\w=,]+),keyid=([A-Za-z0-9+/]{11})\$/

export async function hashPin(pin: string) {
  const pepper = currentPepper()
  const made = await (await argon2()).hash(pin, { ...cost, ...secretOf(pepper) })
  return pepper ? made.replace(/(,p=\d+)\$/, `$1,keyid=${pepper.print}$$`) : made
}

const secretOf = (pepper: Pepper | undefined) => (pepper ? { secret: pepper.secret } : {})

/** A hash of the same cost that matches no pin. */
export const hashOfNoPin =
  '$argon2id$v=19$m=19456,t=2,p=1$A9pOBOo7EX18dUZa9R8PSA$kyqUFFgB/1kOFtVNkt7TpOSQNBykvBoLRPsfadd4BRg'

/**
 * Whether this is the pin. Without a hash, or without the pepper that it was made with, the answer is no after the same
 * work, so that timing does not tell whether an account exists.
 */
export async function isRightPin(pin: string, pinHash: string = hashOfNoPin) {
  const { verify } = await argon2()
  const print = printIn(pinHash)
  if (print === undefined) return verify(pinHash, pin)
  const pepper = pepperOf(print)
  return pepper ? verify(pinHash, pin, secretOf(pepper)) : verify(hashOfNoPin, pin)
}

/** Whether a hash is to be made again with the pepper of now, as soon as its pin is at hand. */
export function wantsPepper(pinHash: string) {
  const pepper = currentPepper()
  return pepper !== undefined && printIn(pinHash) !== pepper.print
}

const printIn = (pinHash: string) => keyId.exec(pinHash)?.[2]
