import { courierSettings } from './courier-settings.ts'
import { type Environment, environment, type RawEnvironment } from './environment.ts'
import { unfitForProduction } from './unfit-for-production.ts'

/** Variables that must be set together. */
const groups: (keyof Environment)[][] = [
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'],
  ['ADMIN_NAME', 'ADMIN_EMAIL', 'ADMIN_PHONE', 'ADMIN_PIN'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ['SHIPROCKET_EMAIL', 'SHIPROCKET_PASSWORD', 'SHIPROCKET_PICKUP', 'SHIPROCKET_WEBHOOK_TOKEN'],
  ['DELHIVERY_TOKEN', 'DELHIVERY_PICKUP', 'DELHIVERY_WEBHOOK_TOKEN'],
]

/** All problems with the environment, one sentence each. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/**
 * Parses environment variables into the settings, one frozen object.
 * @throws SettingsProblem naming every invalid variable, not only the first
 */
export function readSettings(env: RawEnvironment) {
  const parsed = environment.safeParse(env)
  const issues = parsed.error?.issues ?? []
  const unreadable = new Set(issues.map(({ path }) => String(path[0])))
  // Other problems are reported too, judged by the variables that are valid.
  const readable = parsed.data ?? environment.parse(omitVariables(env, unreadable))
  const problems = [
    ...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...incompleteGroups(env),
    ...backupsWithoutStore(env),
    ...guestsWithoutCarts(readable),
    ...unfitForProduction(readable, { strict: isStrict(env), unreadable }),
  ]
  if (problems.length > 0) throw new SettingsProblem(problems)
  return Object.freeze(settingsFrom(readable))
}
export type Settings = ReturnType<typeof readSettings>

const omitVariables = (env: RawEnvironment, names: Set<string>): RawEnvironment =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name)))

/** With live keys payments are real, so such a shop is checked like one in production, whatever NODE_ENV is. */
const isStrict = ({
  NODE_ENV,
  RAZORPAY_KEY_ID,
}: {
  NODE_ENV?: string | undefined
  RAZORPAY_KEY_ID?: string | undefined
}) => NODE_ENV === 'production' || RAZORPAY_KEY_ID?.trim().startsWith('rzp_live_') === true

/** A problem for each group of variables of which only some are set. */
const incompleteGroups = (env: RawEnvironment) =>
  groups.flatMap((names) => {
    const missing = names.filter((name) => !env[name])
    if (missing.length === 0 || missing.length === names.length) return []
    return [
      `${missing.join(', ')} must also be set, because ${names.filter((name) => env[name]).join(', ')} is set`,
    ]
  })

/** The problem of a backup location in an S3 store without the store's settings. */
const backupsWithoutStore = (env: RawEnvironment) =>
  env.BACKUP_TO?.startsWith('s3://') && !env.MEDIA_S3_ENDPOINT
    ? ['MEDIA_S3_ENDPOINT must also be set, because BACKUP_TO is in an S3 store']
    : []

/** The problem of orders without an account in a shop where visitors have no carts. */
const guestsWithoutCarts = ({ GUEST_CHECKOUT, VISITOR_CARTS }: Environment) =>
  GUEST_CHECKOUT && !VISITOR_CARTS
    ? ['VISITOR_CARTS must also be on, because GUEST_CHECKOUT is on: guests order from such a cart']
    : []

/** Not a demo: the public demo logins must not work in such a shop, whatever DEMO says. */
const isReal = (env: Environment) =>
  isStrict(env) || env.ADMIN_NAME !== undefined || env.PUBLIC_URL?.startsWith('https:') === true

/** The keys of the bundled emulator: public, because they only give access to emulated payments. */
const emulatorKeys = {
  keyId: 'rzp_test_PretendMoney00',
  keySecret: 'pretend-key-secret',
  webhookSecrets: ['pretend-webhook-secret'],
}

/** The keys of the bundled WhatsApp emulator: public, because it sends nothing to anybody. */
const whatsappEmulatorKeys = {
  token: 'pretend-whatsapp-token',
  phoneNumberId: '100200300400500',
  appSecret: 'pretend-app-secret',
  verifyToken: 'pretend-verify-token',
}

/** The connection to WhatsApp: the keys that were set, the emulator in a demo, otherwise none. */
function whatsappSettings(env: Environment, { isDemo, shopUrl }: { isDemo: boolean; shopUrl: string }) {
  if (env.WHATSAPP_TOKEN)
    return {
      emulated: false,
      token: env.WHATSAPP_TOKEN,
      phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID ?? '',
      appSecret: env.WHATSAPP_APP_SECRET ?? '',
      verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? '',
      apiUrl: env.WHATSAPP_API_URL ?? 'https://graph.facebook.com',
    }
  if (!isDemo || isReal(env)) return undefined
  return { emulated: true, ...whatsappEmulatorKeys, apiUrl: `${shopUrl}/whatsapp-emulator` }
}

/** Keys that were replaced a short time ago: payments that were begun with them can still be verified. */
export type PreviousPaymentKeys = {
  keyId: string
  keySecret: string
  webhookSecrets: readonly string[]
  until: Date
}

/** The settings of a valid environment. */
function settingsFrom(env: Environment) {
  const live = env.RAZORPAY_KEY_ID?.startsWith('rzp_live_') ?? false
  const production = isStrict(env)
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const hasKeys = env.RAZORPAY_KEY_ID !== undefined
  // In production nobody may pay with demo payments by accident: without keys nobody can pay online.
  const emulated = !hasKeys && (!production || env.RAZORPAY_API_URL !== undefined)
  const noKeys = { keyId: '', keySecret: '', webhookSecrets: [] as string[] }
  const defaultKeys = emulated ? emulatorKeys : noKeys
  const ownUrl = `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}`
  const emulatorUrl = `${ownUrl}/razorpay-emulator`
  const demo = env.DEMO ?? (!production && !env.DATABASE_URL)
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    errorReportUrl: env.ERROR_REPORT_URL,
    /**
     * Whether the shop was started with the demo (decision X16): only a demo fills missing settings with samples
     * (facts, texts, prices, composition) and sells without a label. Every other shop is real.
     */
    demo,
    isReal: isReal(env),
    apiDocs: env.API_DOCS ?? !production,
    orderHoldMinutes: env.ORDER_HOLD_MINUTES,
    /** The largest order, and the number of unpaid orders that may reserve stock per network; 0 means unlimited. */
    orders: {
      mostOfOne: env.ORDER_MOST_OF_ONE,
      mostUnits: env.ORDER_MOST_UNITS,
      unpaidPerNetwork: env.UNPAID_ORDERS_PER_NETWORK,
    },
    /** Guests have carts; otherwise they must log in first (specification §2.2). */
    visitorCarts: env.VISITOR_CARTS,
    /** Visitors can order without an account (decision X21). */
    guestCheckout: env.GUEST_CHECKOUT,
    /** Visited pages can be opened without the network; off removes the service worker from every browser. */
    offline: env.OFFLINE,
    /** The origins of push services besides those of the browsers. */
    pushServices: env.PUSH_SERVICES,
    trustProxy: env.TRUST_PROXY,
    pagesPerMinute: env.PAGES_PER_MINUTE,
    drainSeconds: env.DRAIN_SECONDS,
    database: {
      url: env.DATABASE_URL,
      poolSize: env.DATABASE_POOL,
      pooled: env.DATABASE_POOLER === 'transaction',
    },
    s3: env.MEDIA_S3_ENDPOINT
      ? {
          endpoint: env.MEDIA_S3_ENDPOINT,
          region: env.MEDIA_S3_REGION,
          bucket: env.MEDIA_S3_BUCKET ?? '',
          keyId: env.MEDIA_S3_KEY_ID ?? '',
          secret: env.MEDIA_S3_SECRET ?? '',
        }
      : undefined,
    /** The location of backups; without it, requested backups go into the data folder. */
    backup: { to: env.BACKUP_TO, keep: env.BACKUP_KEEP, keys: env.BACKUP_KEY },
    /** The peppers for PIN hashes, stored outside the database; without the setting, a file in the data folder. */
    pinPeppers: env.PIN_PEPPER,
    /** The keys that encrypt the connections entered in the back office; without the setting, a file. */
    secretsKeys: env.SECRETS_KEY,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    whatsapp: whatsappSettings(env, { isDemo: demo, shopUrl: ownUrl }),
    couriers: courierSettings(env, { hasEmulator: demo && !isReal(env), shopUrl: ownUrl }),
    razorpay: {
      /** The emulator runs in this process unless another URL is set. */
      emulated: emulated && (env.RAZORPAY_API_URL ?? emulatorUrl).endsWith('/razorpay-emulator'),
      pretend: emulated,
      /** Payments are real. */
      live,
      /** There are keys, if only the emulator’s; otherwise nobody can pay online yet. */
      configured: hasKeys || emulated,
      keyId: env.RAZORPAY_KEY_ID ?? defaultKeys.keyId,
      keySecret: env.RAZORPAY_KEY_SECRET ?? defaultKeys.keySecret,
      webhookSecrets: env.RAZORPAY_WEBHOOK_SECRET ?? defaultKeys.webhookSecrets,
      /** Keys that the merchant has replaced in the back office. */
      previous: [] as PreviousPaymentKeys[],
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
