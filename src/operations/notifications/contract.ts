import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  formKey,
  id,
  messageAnswer,
  pageQuery,
  timestamp,
  timestampOrNull,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { optionalText } from '#http/calls/translation-pieces.ts'
import { languages } from '#words/language.ts'
import { mailKindNames, merchantKinds } from './mail-kinds.ts'

const mailKey = z.object({ kind: z.enum(mailKindNames), locale: z.enum(languages) })

const templateShape = z.object({ subject: optionalText(150), body: optionalText(5000) })
const templateInput = mailKey.extend(templateShape.shape)

const templateWords = z.object({ subject: z.string(), body: z.string() })
const version = versionField

/** A template, its version, and its default. */
const adminMailTemplate = mailKey.extend({ ...templateWords.shape, version, usual: templateWords })
export type AdminMailTemplate = z.infer<typeof adminMailTemplate>

const renderedMail = z.object({ subject: z.string(), text: z.string(), html: z.string() })
export type RenderedMail = z.infer<typeof renderedMail>

/** The unwanted kinds of mail to the merchant, and the hour of the daily summary. */
const mailSettings = z.object({
  unwanted: z.array(z.enum(merchantKinds)).max(merchantKinds.length),
  summary_hour: z.number().int().min(0).max(23),
  version,
})
export type MailSettings = z.infer<typeof mailSettings>

/** A mail of the outbox and its status. */
const adminMail = z.object({
  id,
  /** One of `mailKinds`, or a security mail. */
  kind: z.string(),
  order_id: id.nullable(),
  to: z.string(),
  /** Null if it contains a secret: then it is composed on sending and not stored. */
  subject: z.string().nullable(),
  locale: z.enum(languages),
  state: z.enum(['queued', 'refused', 'sent']),
  tries: z.number().int(),
  /** The mail server's reply to the last attempt. */
  error: z.string().nullable(),
  at: timestamp,
  sent_at: timestampOrNull,
  /** When the next attempt is due, if it is not sent. */
  next_at: timestampOrNull,
})
export type AdminMail = z.infer<typeof adminMail>

export const notificationEndpoints = {
  'GET /mails': {
    right: 'mails:read',
    summary: 'List emails and their delivery status, newest first, 20 per page by default',
    query: pageQuery.extend({ waiting: z.literal('yes').optional() }),
    answer: z.array(adminMail),
  },
  'GET /mails/texts': {
    right: 'texts:read',
    summary: 'List the email texts in each language',
    answer: z.array(adminMailTemplate),
  },
  'PUT /mails/texts': {
    right: 'texts:write',
    stepUp: true,
    summary: 'Update an email text; empty restores the default; the version must match',
    body: templateInput.extend({ version }),
    answer: adminMailTemplate,
  },
  'POST /mails/preview': {
    right: 'texts:read',
    summary: 'Preview an email with a sample order',
    body: templateInput,
    answer: renderedMail,
  },
  'POST /mails/example': {
    right: 'texts:write',
    summary: 'Send the email to yourself as a test; idempotent by form_key',
    body: templateInput.extend({ form_key: formKey }),
    answer: messageAnswer,
    limit: { most: 30, perSeconds: 3600, per: 'person' },
  },
  'GET /mails/settings': {
    right: 'settings:read',
    summary: 'Get the settings of emails to the merchant',
    answer: mailSettings,
  },
  'PUT /mails/settings': {
    right: 'settings:write',
    stepUp: true,
    summary: 'Update the settings of emails to the merchant; the version must match',
    body: mailSettings,
    answer: mailSettings,
  },
} satisfies Endpoints
