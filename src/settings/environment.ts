import { isIP } from 'node:net'
import { z } from 'zod'
import { parseSender } from '#integrations/mail/mail-sender.ts'
import { isBackupKey } from './is-backup-key.ts'

/** Environment variables are text; an empty one counts as absent. */
const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)
/** The schema of a variable that may be absent or empty: both become undefined. */
const optionalOrBlank = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional())
/** The schema of a variable with a default, which also applies if it is empty. */
const withDefault = <T extends z.ZodType<unknown, string>>(schema: T, value: string) =>
  z.preprocess((given) => blankAsAbsent(given) ?? value, schema)

/** The schema of a whole number as text, parsed to a number. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`)
/** The schema of a URL. @param protocols without the colon, separated by `|` */
const urlWithProtocol = (protocols: string, example: string) =>
  z.url({ protocol: new RegExp(`^(${protocols})$`), error: `must be a URL such as ${example}` })
const httpUrl = urlWithProtocol('https?', 'https://shop.example').transform((address) =>
  address.replace(/\/+$/, ''),
)
const yesNo = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((value) => ['on', 'true', '1'].includes(value))

const splitAtCommas = (given: string) => given.split(',').map((one) => one.trim())

/**
 * Two secrets separated by a comma are both accepted during a rotation. An extra comma must not add an empty secret,
 * which anyone could sign with.
 */
const webhookSecrets = z
  .string()
  .transform(splitAtCommas)
  .refine(
    (secrets) => secrets.every((secret) => secret !== ''),
    'must be one secret, or two separated by a comma',
  )

/**
 * Whether the text is an address or network, as Fastify accepts it. A network of all addresses (`/0`) would trust every
 * client.
 */
function isNetwork(given: string) {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(given)) return true
  const [, address = '', bits = '1'] = /^([\da-f.:]+?)(?:\/(\d{1,3}))?$/.exec(given) ?? []
  const maxBits = isIP(address) === 4 ? 32 : 128
  return isIP(address) !== 0 && Number(bits) >= 1 && Number(bits) <= maxBits
}

/** The origins of the URLs in a list; none for an empty text. */
const origins = z
  .string()
  .transform((given) => splitAtCommas(given).filter(Boolean))
  .refine((urls) => urls.every((url) => URL.canParse(url)), 'must be a list of URLs')
  .transform((urls) => urls.map((url) => new URL(url).origin))

/** The proxies whose X-Forwarded-For header is trusted. */
const proxies = z
  .string()
  .toLowerCase()
  .refine(
    (given) => given === 'off' || splitAtCommas(given).every(isNetwork),
    'must be off, or a list of proxy addresses such as loopback or 10.0.0.0/8',
  )
  .transform((given) => (given === 'off' ? false : given))

/** Secrets separated by commas: the first is used for new data, the others still work for older data. */
const secretList = (isOne: (secret: string) => boolean, sentence: string) =>
  z
    .string()
    .transform(splitAtCommas)
    .refine((secrets) => secrets.every(isOne), sentence)

/** A folder, or a path in a bucket of the media store. */
const backupLocation = z
  .string()
  .max(300)
  .refine(
    (given) => !/^\w+:\/\//.test(given) || /^s3:\/\/[a-z0-9.-]{3,63}(\/[a-z0-9][a-z0-9-]*)*\/?$/.test(given),
    'must be a folder, or a URL such as s3://bucket/backups in lowercase letters, digits and hyphens',
  )

/** What a courier sends with its webhooks, so that nobody else can report a scan. */
const webhookToken = z.string().regex(/^\S{16,200}$/, 'must be 16 characters or more, without spaces')

export const environment = z.object({
  NODE_ENV: optionalOrBlank(z.enum(['development', 'production', 'test'])),
  PORT: withDefault(wholeNumber(1, 65535), '3000'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optionalOrBlank(httpUrl),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optionalOrBlank(
    urlWithProtocol('postgres|postgresql', 'postgres://user:password@localhost:5432/shop'),
  ),
  DATABASE_POOL: withDefault(wholeNumber(1, 200), '5'),
  DATABASE_POOLER: withDefault(
    z.enum(['off', 'transaction'], { error: 'must be off or transaction' }),
    'off',
  ),
  MEDIA_S3_ENDPOINT: optionalOrBlank(httpUrl),
  MEDIA_S3_REGION: withDefault(z.string(), 'auto'),
  MEDIA_S3_BUCKET: optionalOrBlank(z.string()),
  MEDIA_S3_KEY_ID: optionalOrBlank(z.string()),
  MEDIA_S3_SECRET: optionalOrBlank(z.string()),
  BACKUP_TO: optionalOrBlank(backupLocation),
  BACKUP_KEY: optionalOrBlank(
    secretList(
      isBackupKey,
      'must be a key that begins with AGE-SECRET-KEY-1. Check for missing or mistyped characters',
    ),
  ),
  PIN_PEPPER: optionalOrBlank(
    secretList((secret) => /^\S{32,200}$/.test(secret), 'must be a secret of 32 characters or more'),
  ),
  SECRETS_KEY: optionalOrBlank(
    secretList((secret) => /^\S{32,200}$/.test(secret), 'must be a secret of 32 characters or more'),
  ),
  BACKUP_KEEP: withDefault(wholeNumber(1, 1000), '14'),
  SMTP_URL: optionalOrBlank(urlWithProtocol('smtps?', 'smtp://user:password@mail.example:587')),
  MAIL_FROM: optionalOrBlank(
    z
      .string()
      .max(200)
      .refine(
        (given) => parseSender(given) !== undefined,
        'must be an email address such as care@shop.example or Shop <care@shop.example>',
      ),
  ),
  WHATSAPP_TOKEN: optionalOrBlank(z.string().regex(/^\S{1,1000}$/, 'must not contain spaces')),
  WHATSAPP_PHONE_NUMBER_ID: optionalOrBlank(
    z.string().regex(/^\d{5,30}$/, 'must be the id of the number, digits only, and not the number itself'),
  ),
  WHATSAPP_APP_SECRET: optionalOrBlank(z.string().regex(/^\S{16,200}$/, 'must be 16 characters or more')),
  WHATSAPP_VERIFY_TOKEN: optionalOrBlank(z.string().regex(/^\S{8,200}$/, 'must be 8 characters or more')),
  WHATSAPP_API_URL: optionalOrBlank(httpUrl),
  SHIPROCKET_EMAIL: optionalOrBlank(z.email('must be an email address')),
  SHIPROCKET_PASSWORD: optionalOrBlank(z.string().max(200)),
  SHIPROCKET_PICKUP: optionalOrBlank(z.string().max(100)),
  SHIPROCKET_WEBHOOK_TOKEN: optionalOrBlank(webhookToken),
  SHIPROCKET_API_URL: optionalOrBlank(httpUrl),
  DELHIVERY_TOKEN: optionalOrBlank(z.string().regex(/^\S{1,500}$/, 'must not contain spaces')),
  DELHIVERY_PICKUP: optionalOrBlank(z.string().max(100)),
  DELHIVERY_WEBHOOK_TOKEN: optionalOrBlank(webhookToken),
  DELHIVERY_API_URL: optionalOrBlank(httpUrl),
  RAZORPAY_KEY_ID: optionalOrBlank(
    z.string().regex(/^rzp_(test|live)_\w+$/, 'must start with rzp_test_ or rzp_live_'),
  ),
  RAZORPAY_KEY_SECRET: optionalOrBlank(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optionalOrBlank(webhookSecrets),
  RAZORPAY_API_URL: optionalOrBlank(httpUrl),
  RAZORPAY_CHECKOUT_URL: optionalOrBlank(
    urlWithProtocol('https?', 'https://checkout.razorpay.com/v1/checkout.js'),
  ),
  ADMIN_NAME: optionalOrBlank(z.string().max(80)),
  ADMIN_EMAIL: optionalOrBlank(z.email('must be an email address')),
  ADMIN_PHONE: optionalOrBlank(z.string().regex(/^\d{10}$/, 'must be 10 digits')),
  ADMIN_PIN: optionalOrBlank(z.string().regex(/^\d{4}$/, 'must be 4 digits')),
  DEMO: optionalOrBlank(yesNo),
  API_DOCS: optionalOrBlank(yesNo),
  ORDER_HOLD_MINUTES: withDefault(wholeNumber(1, 1440), '15'),
  ORDER_MOST_OF_ONE: withDefault(wholeNumber(1, 1000), '20'),
  ORDER_MOST_UNITS: withDefault(wholeNumber(1, 10_000), '100'),
  UNPAID_ORDERS_PER_NETWORK: withDefault(wholeNumber(0, 1000), '3'),
  TRUST_PROXY: withDefault(proxies, 'loopback'),
  PAGES_PER_MINUTE: withDefault(wholeNumber(10, 1_000_000), '600'),
  VISITOR_CARTS: withDefault(yesNo, 'off'),
  GUEST_CHECKOUT: withDefault(yesNo, 'off'),
  OFFLINE: withDefault(yesNo, 'on'),
  PUSH_SERVICES: withDefault(origins, ''),
  METRICS_TOKEN: optionalOrBlank(z.string().min(16, 'must be 16 characters or more')),
  ERROR_REPORT_URL: optionalOrBlank(httpUrl),
  DRAIN_SECONDS: withDefault(wholeNumber(0, 300), '0'),
  LOG_LEVEL: withDefault(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
})
export type Environment = z.infer<typeof environment>
/** Variables as they are given, before they are checked. */
export type RawEnvironment = Record<string, string | undefined>
