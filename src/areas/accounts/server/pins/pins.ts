/** Loaded with the first pin: at rest a shop has no use for it. */
const argon2 = () => import('@node-rs/argon2')

/**
 * Argon2id at OWASP's least: 19 MiB, two passes, one lane. About 10 ms of one core, and four at once (as many as Node
 * has threads for it) stay under 80 MiB, which a small server has. More would not help much: there are only 10,000
 * pins, and what keeps them is that few may be tried (decision B15).
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPin = async (pin: string) => (await argon2()).hash(pin, cost)

/** A hash of the same cost that matches no pin. */
export const hashOfNoPin =
  '$argon2id$v=19$m=19456,t=2,p=1$A9pOBOo7EX18dUZa9R8PSA$kyqUFFgB/1kOFtVNkt7TpOSQNBykvBoLRPsfadd4BRg'

/**
 * Whether this is the pin. Without a hash the answer is no after the same work, so that timing does not tell whether
 * an account exists.
 */
export const isRightPin = async (pin: string, pinHash: string = hashOfNoPin) =>
  (await argon2()).verify(pinHash, pin)
