import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  done,
  formKey,
  id,
  moment,
  momentOrNull,
  pageQuery,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { upTo } from '#http/calls/translation-pieces.ts'
import { languages } from '#words/language.ts'
import { mailKindNames, merchantKinds } from './mail-kinds.ts'

/** Which mail, in which language. */
const ofMail = z.object({ kind: z.enum(mailKindNames), locale: z.enum(languages) })

const mailText = z.object({ subject: upTo(150), body: upTo(5000) })
const typedText = ofMail.extend(mailText.shape)

const words = z.object({ subject: z.string(), body: z.string() })
const version = versionField

/** What a mail says, the version that it is changed from, and what it says where nothing else was written. */
const shownText = ofMail.extend({ ...words.shape, version, usual: words })
export type ShownText = z.infer<typeof shownText>

/** A mail as it will be read. */
const drawnMail = z.object({ subject: z.string(), text: z.string(), html: z.string() })
export type DrawnMail = z.infer<typeof drawnMail>

/** Which mails the merchant does without, and at which hour the morning's summary comes. */
const mailSettings = z.object({
  unwanted: z.array(z.enum(merchantKinds)).max(merchantKinds.length),
  summary_hour: z.number().int().min(0).max(23),
  version,
})
export type MailSettings = z.infer<typeof mailSettings>

/** A mail of the outbox, and how far it is. */
const knownMail = z.object({
  id,
  /** As in `mailKinds`, or of those that guard an account. */
  kind: z.string(),
  order_id: id.nullable(),
  to: z.string(),
  /** Null where it holds a secret: it is made when the mail is sent, and kept nowhere. */
  subject: z.string().nullable(),
  locale: z.enum(languages),
  state: z.enum(['queued', 'refused', 'sent']),
  tries: z.number().int(),
  /** What the mail server said to the last try. */
  error: z.string().nullable(),
  at: moment,
  sent_at: momentOrNull,
  /** When it is tried next, where it is not sent. */
  next_at: momentOrNull,
})
export type KnownMail = z.infer<typeof knownMail>

export const noticeEndpoints = {
  'GET /mails': {
    access: 'admin',
    summary: 'List emails and their delivery status, newest first, 20 per page by default',
    query: pageQuery.extend({ waiting: z.literal('yes').optional() }),
    answer: z.array(knownMail),
  },
  'GET /mails/texts': {
    access: 'admin',
    summary: 'List the email texts in each language',
    answer: z.array(shownText),
  },
  'PUT /mails/texts': {
    access: 'admin',
    confirmed: true,
    summary: 'Update an email text; empty restores the default; the version must match',
    body: typedText.extend({ version }),
    answer: shownText,
  },
  'POST /mails/preview': {
    access: 'admin',
    summary: 'Preview an email with a sample order',
    body: typedText,
    answer: drawnMail,
  },
  'POST /mails/example': {
    access: 'admin',
    summary: 'Send the email to yourself as a test; idempotent by form_key',
    body: typedText.extend({ form_key: formKey }),
    answer: done,
    limit: { most: 30, perSeconds: 3600, per: 'person' },
  },
  'GET /mails/settings': {
    access: 'admin',
    summary: 'Get the settings of emails to the merchant',
    answer: mailSettings,
  },
  'PUT /mails/settings': {
    access: 'admin',
    confirmed: true,
    summary: 'Update the settings of emails to the merchant; the version must match',
    body: mailSettings,
    answer: mailSettings,
  },
} satisfies Endpoints
