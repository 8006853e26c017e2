import { isIP } from 'node:net'
import { isEasyPin } from '#people/accounts/rules/easy-pins.ts'
import type { Environment } from './environment.ts'

const minSecretLength = 16

type CheckOptions = {
  /** In production, or with live keys. */
  strict: boolean
  /** Variables that are set but invalid. Each was already reported, so nothing else is reported about it. */
  unreadable: Set<string>
}

/**
 * The reasons why a real shop must not start, one sentence each; empty if it may. It must not use demo payments by
 * accident, nor be insecure (decision B17).
 */
export const unfitForProduction = (env: Environment, { strict, unreadable }: CheckOptions): string[] =>
  strict
    ? [
        ...problemsOfSettings(env),
        ...insecurePaymentUrls(env),
        ...insecureWhatsappUrl(env),
        ...insecureCourierUrls(env),
        ...guessableSecrets(env),
      ].flatMap(([name, problem]) => (unreadable.has(name) ? [] : [`${name} ${problem}`]))
    : []

/** The variable and its problem. */
type Problem = [name: keyof Environment, problem: string]

/**
 * Settings that are missing or unsuitable in production: URL, database, demo. Mail server and payment keys may be
 * entered later, in the back office: until then mails wait, and nobody can pay online.
 */
function problemsOfSettings(env: Environment) {
  const problems: Problem[] = []
  if (!env.PUBLIC_URL)
    problems.push(['PUBLIC_URL', 'must be set in production, such as https://shop.example'])
  else if (!env.PUBLIC_URL.startsWith('https:'))
    problems.push([
      'PUBLIC_URL',
      'must start with https:// in production; otherwise anybody on the network can read pins and logins',
    ])
  else if (isIP(new URL(env.PUBLIC_URL).hostname.replaceAll(/[[\]]/g, '')))
    problems.push([
      'PUBLIC_URL',
      'must have a domain name in production: passkeys don’t work with an IP address',
    ])
  if (!env.DATABASE_URL)
    problems.push([
      'DATABASE_URL',
      'must be set in production: the embedded database can lose the last few seconds of data',
    ])
  if (env.DEMO) problems.push(['DEMO', 'must be off in production'])
  return problems
}

/** Live keys and card details must not be sent over plain http. */
const insecurePaymentUrls = (env: Environment) =>
  env.RAZORPAY_KEY_ID?.startsWith('rzp_live_')
    ? (['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const).flatMap((name): Problem[] =>
        env[name]?.startsWith('http:') ? [[name, 'must start with https:// with live keys']] : [],
      )
    : []

/** The token must not be sent over plain http in production. */
const insecureWhatsappUrl = (env: Environment): Problem[] =>
  env.WHATSAPP_TOKEN && env.WHATSAPP_API_URL?.startsWith('http:')
    ? [['WHATSAPP_API_URL', 'must start with https://']]
    : []

/** Couriers' credentials and customers' addresses must not be sent over plain http in production. */
const insecureCourierUrls = (env: Environment): Problem[] =>
  (['SHIPROCKET_API_URL', 'DELHIVERY_API_URL'] as const).flatMap((name) =>
    env[name]?.startsWith('http:') ? [[name, 'must start with https://']] : [],
  )

/** Problems of secrets that are too short or known. */
function guessableSecrets(env: Environment) {
  const secrets = {
    RAZORPAY_KEY_SECRET: [env.RAZORPAY_KEY_SECRET],
    RAZORPAY_WEBHOOK_SECRET: env.RAZORPAY_WEBHOOK_SECRET ?? [],
    MEDIA_S3_SECRET: [env.MEDIA_S3_SECRET],
  }
  const problems = Object.entries(secrets).flatMap(([name, given]): Problem[] =>
    given.some((secret) => secret !== undefined && secret.length < minSecretLength)
      ? [[name as keyof typeof secrets, `must have at least ${minSecretLength} characters in production`]]
      : [],
  )
  if (env.ADMIN_PIN && isEasyPin(env.ADMIN_PIN, env.ADMIN_PHONE))
    problems.push([
      'ADMIN_PIN',
      'is easy to guess: choose four digits that aren’t a pattern, a year or part of ADMIN_PHONE',
    ])
  return problems
}
