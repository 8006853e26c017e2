import type { RawEnvironment } from '#settings/environment.ts'
import type { ConnectionField, ConnectionName, ConnectionValues } from '../rules/connection-fields.ts'

/** The environment variables of each connection. If one of them is set, the environment decides about all of it. */
export const variablesOf = {
  payments: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  whatsapp: ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  pictures: ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'],
  backups: ['BACKUP_TO'],
  shiprocket: ['SHIPROCKET_EMAIL', 'SHIPROCKET_PASSWORD', 'SHIPROCKET_PICKUP', 'SHIPROCKET_WEBHOOK_TOKEN'],
  delhivery: ['DELHIVERY_TOKEN', 'DELHIVERY_PICKUP', 'DELHIVERY_WEBHOOK_TOKEN'],
} as const satisfies Record<ConnectionName, readonly string[]>

/** The field whose value becomes the variable, to show a problem beside it. */
export const fieldOfVariable: Record<ConnectionName, Record<string, ConnectionField>> = {
  payments: {
    RAZORPAY_KEY_ID: 'key_id',
    RAZORPAY_KEY_SECRET: 'key_secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook_secret',
  },
  mail: { SMTP_URL: 'host', MAIL_FROM: 'from' },
  whatsapp: {
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_NUMBER_ID: 'phone_number_id',
    WHATSAPP_APP_SECRET: 'app_secret',
    WHATSAPP_VERIFY_TOKEN: 'verify_token',
  },
  pictures: {
    MEDIA_S3_ENDPOINT: 'endpoint',
    MEDIA_S3_REGION: 'region',
    MEDIA_S3_BUCKET: 'bucket',
    MEDIA_S3_KEY_ID: 'key_id',
    MEDIA_S3_SECRET: 'secret',
  },
  backups: { BACKUP_TO: 'to' },
  shiprocket: {
    SHIPROCKET_EMAIL: 'email',
    SHIPROCKET_PASSWORD: 'password',
    SHIPROCKET_PICKUP: 'pickup',
    SHIPROCKET_WEBHOOK_TOKEN: 'webhook_token',
  },
  delhivery: {
    DELHIVERY_TOKEN: 'token',
    DELHIVERY_PICKUP: 'pickup',
    DELHIVERY_WEBHOOK_TOKEN: 'webhook_token',
  },
}

/** The variables that mean the same as the merchant's values, so that one schema checks both. */
export function toVariables(name: ConnectionName, values: ConnectionValues): RawEnvironment {
  if (name === 'mail') return { SMTP_URL: smtpUrlOf(values), MAIL_FROM: values.from }
  const fields = Object.entries(fieldOfVariable[name])
  return Object.fromEntries(
    fields.flatMap(([variable, field]) => (values[field] ? [[variable, values[field]]] : [])),
  )
}

/** Port 465 speaks TLS from the start, every other one STARTTLS. */
function smtpUrlOf({ host = '', port = '', user = '', password = '' }: ConnectionValues) {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  return `${port === '465' ? 'smtps' : 'smtp'}://${login}${host}:${port || '587'}`
}
