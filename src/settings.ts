import { z } from 'zod'

/** Environment variables are text, and a variable set to nothing counts as absent. */
const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional())
const withDefault = <T extends z.ZodType<unknown, string>>(schema: T, value: string) =>
  z.preprocess((given) => blankAsAbsent(given) ?? value, schema)

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be between ${least} and ${most}`)
const url = (protocols: string, example: string) =>
  z.url({ protocol: new RegExp(`^(${protocols})$`), error: `must be an address such as ${example}` })
const httpUrl = url('https?', 'https://shop.example').transform((address) => address.replace(/\/+$/, ''))
const yesNo = z.enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })

/**
 * During a rotation two secrets, separated by a comma, are both accepted. A comma too many is no third one: what an
 * empty secret signs, anybody can sign.
 */
const webhookSecrets = z
  .string()
  .transform((given) => given.split(',').map((secret) => secret.trim()))
  .refine(
    (secrets) => secrets.every((secret) => secret !== ''),
    'must be a secret, or two with a comma between',
  )

const environment = z.object({
  NODE_ENV: optional(z.enum(['development', 'production', 'test'])),
  PORT: withDefault(wholeNumber(1, 65535), '3000'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(httpUrl),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(url('postgres|postgresql', 'postgres://user:password@localhost:5432/shop')),
  DATABASE_POOL: withDefault(wholeNumber(1, 200), '5'),
  MEDIA_S3_ENDPOINT: optional(httpUrl),
  MEDIA_S3_REGION: withDefault(z.string(), 'auto'),
  MEDIA_S3_BUCKET: optional(z.string()),
  MEDIA_S3_KEY_ID: optional(z.string()),
  MEDIA_S3_SECRET: optional(z.string()),
  SMTP_URL: optional(url('smtps?', 'smtp://user:password@mail.example:587')),
  MAIL_FROM: optional(z.string().max(200)),
  RAZORPAY_KEY_ID: optional(
    z.string().regex(/^rzp_(test|live)_\w+$/, 'must start with rzp_test_ or rzp_live_'),
  ),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(webhookSecrets),
  RAZORPAY_API_URL: optional(httpUrl),
  RAZORPAY_CHECKOUT_URL: optional(url('https?', 'https://checkout.razorpay.com/v1/checkout.js')),
  ADMIN_NAME: optional(z.string().max(80)),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PHONE: optional(z.string().regex(/^\d{10}$/, 'must be 10 digits')),
  ADMIN_PIN: optional(z.string().regex(/^\d{4}$/, 'must be 4 digits')),
  DEMO: optional(yesNo.transform((value) => ['on', 'true', '1'].includes(value))),
  ORDER_HOLD_MINUTES: withDefault(wholeNumber(1, 1440), '15'),
  LOG_LEVEL: withDefault(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
})
type Environment = z.infer<typeof environment>

/** Several variables that only make sense together. */
const groups: (keyof Environment)[][] = [
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'],
  ['ADMIN_NAME', 'ADMIN_EMAIL', 'ADMIN_PHONE', 'ADMIN_PIN'],
  ['SMTP_URL', 'MAIL_FROM'],
]

/** Everything wrong with the environment at once, one sentence a problem. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/**
 * The environment as one frozen object.
 * @throws SettingsProblem naming every variable that is wrong, never only the first.
 */
export function readSettings(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(env)
  if (!parsed.success)
    throw new SettingsProblem(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  const problems = [...incompleteGroups(parsed.data), ...unfitForProduction(parsed.data)]
  if (problems.length > 0) throw new SettingsProblem(problems)
  return Object.freeze(settingsFrom(parsed.data))
}
export type Settings = ReturnType<typeof readSettings>

const incompleteGroups = (env: Environment) =>
  groups.flatMap((names) => {
    const missing = names.filter((name) => env[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return []
    return [
      `${missing.join(', ')} must be set as well, because ${names.filter((name) => env[name]).join(', ')} is`,
    ]
  })

/** Real shops do not start by accident with pretend money or an unencrypted address (decision B17). */
function unfitForProduction(env: Environment) {
  if (env.NODE_ENV !== 'production') return []
  const problems = []
  if (!env.PUBLIC_URL) problems.push('PUBLIC_URL must be set in production, such as https://shop.example')
  if (!env.RAZORPAY_KEY_ID && !env.RAZORPAY_API_URL)
    problems.push(
      'RAZORPAY_KEY_ID must be set in production (to use the payment emulator on purpose, set RAZORPAY_API_URL to its address)',
    )
  return problems
}

/** The keys of the bundled emulator: public on purpose, they open nothing but pretend money. */
const emulatorKeys = {
  keyId: 'rzp_test_PretendMoney00',
  keySecret: 'pretend-key-secret',
  webhookSecrets: ['pretend-webhook-secret'],
}

function settingsFrom(env: Environment) {
  const production = env.NODE_ENV === 'production'
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const emulated = !env.RAZORPAY_KEY_ID
  const emulatorUrl = `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}/razorpay-emulator`
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    demo: env.DEMO ?? (!production && !env.DATABASE_URL),
    orderHoldMinutes: env.ORDER_HOLD_MINUTES,
    database: { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL },
    s3: env.MEDIA_S3_ENDPOINT
      ? {
          endpoint: env.MEDIA_S3_ENDPOINT,
          region: env.MEDIA_S3_REGION,
          bucket: env.MEDIA_S3_BUCKET ?? '',
          keyId: env.MEDIA_S3_KEY_ID ?? '',
          secret: env.MEDIA_S3_SECRET ?? '',
        }
      : undefined,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    razorpay: {
      /** The emulator runs inside this process only when no other address is named. */
      emulated: emulated && (env.RAZORPAY_API_URL ?? emulatorUrl).endsWith('/razorpay-emulator'),
      pretend: emulated,
      keyId: env.RAZORPAY_KEY_ID ?? emulatorKeys.keyId,
      keySecret: env.RAZORPAY_KEY_SECRET ?? emulatorKeys.keySecret,
      webhookSecrets: env.RAZORPAY_WEBHOOK_SECRET ?? emulatorKeys.webhookSecrets,
      apiUrl: env.RAZORPAY_API_URL ?? (emulated ? emulatorUrl : 'https://api.razorpay.com'),
      checkoutUrl:
        env.RAZORPAY_CHECKOUT_URL ??
        (emulated ? '/razorpay-emulator/v1/checkout.js' : 'https://checkout.razorpay.com/v1/checkout.js'),
    },
    firstAdmin: env.ADMIN_NAME
      ? {
          name: env.ADMIN_NAME,
          email: env.ADMIN_EMAIL ?? '',
          phone: env.ADMIN_PHONE ?? '',
          pin: env.ADMIN_PIN ?? '',
        }
      : undefined,
  }
}
