import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  fieldByRule,
  id,
  messageAnswer,
  pageQuery,
  timestamp,
  timestampOrNull,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { phoneRule } from '#values/people/field-rules.ts'
import { languages } from '#words/language.ts'
import { consentTextVersion } from './rules/consent-text-version.ts'
import { messageKinds, messageReasons, messageStates } from './rules/message-kinds.ts'

/** Whether the shop sends order updates on WhatsApp, and whether the reader gets them. */
const whatsappUpdates = z.object({
  offered: z.boolean(),
  /** The number of the reader's account, ten digits; null for somebody who is not a customer. */
  phone: z.string().nullable(),
  on: z.boolean(),
})
export type WhatsappUpdates = z.infer<typeof whatsappUpdates>

/** The text that the shopper agreed to; pages that were loaded before an upgrade may show an earlier one. */
export const textVersion = z.number().int().min(1).max(consentTextVersion)

const templateText = z.object({
  name: z.enum(messageKinds),
  locale: z.enum(languages),
  body: z.string(),
  footer: z.string(),
  button: z.string(),
  /** The beginning of the button's link, which ends with `{{1}}`. */
  url: z.string(),
  /** Sample values for `{{1}}`, `{{2}}` …, which Meta asks for. */
  samples: z.array(z.string()),
})
export type TemplateText = z.infer<typeof templateText>

const whatsappSettings = z.object({ on: z.boolean(), version: versionField })
export type WhatsappSettings = z.infer<typeof whatsappSettings>

/** The settings, and what the merchant needs to set WhatsApp up. */
const whatsappSetup = z.object({
  settings: whatsappSettings,
  /** The environment has the keys. */
  configured: z.boolean(),
  /** Messages go to the bundled emulator. */
  emulated: z.boolean(),
  webhook_url: z.string(),
  templates: z.array(templateText),
})
export type WhatsappSetup = z.infer<typeof whatsappSetup>

const adminMessage = z.object({
  id,
  kind: z.enum(messageKinds),
  order_id: id,
  /** The end of the number. */
  to: z.string(),
  locale: z.enum(languages),
  state: z.enum(messageStates),
  reason: z.enum(messageReasons).nullable(),
  /** WhatsApp's code and text for the last failure. */
  error: z.string().nullable(),
  tries: z.number().int(),
  at: timestamp,
  settled_at: timestampOrNull,
  /** When the next attempt is due, if it waits. */
  next_at: timestampOrNull,
})
export type AdminMessage = z.infer<typeof adminMessage>

const choiceLimit = { most: 30, perSeconds: 60, per: 'person' } as const

export const whatsappEndpoints = {
  'GET /whatsapp/updates': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Find out whether the shop sends order updates on WhatsApp, and whether you get them',
    answer: whatsappUpdates,
  },
  'PUT /whatsapp/updates': {
    right: 'orders:own',
    summary: 'Get order updates on WhatsApp; the phone must be the one that was displayed',
    body: z.object({
      phone: fieldByRule(phoneRule),
      place: z.enum(['checkout', 'account']),
      text_version: textVersion,
    }),
    answer: whatsappUpdates,
    limit: choiceLimit,
  },
  'DELETE /whatsapp/updates': {
    right: 'orders:own',
    summary: 'Get no more order updates on WhatsApp',
    answer: whatsappUpdates,
    limit: choiceLimit,
  },
  'GET /whatsapp': {
    right: 'settings:read',
    summary: 'Get the WhatsApp settings, and the templates to submit to Meta',
    answer: whatsappSetup,
  },
  'PUT /whatsapp': {
    right: 'settings:write',
    stepUp: true,
    summary: 'Turn WhatsApp messages on or off; the version must match',
    body: whatsappSettings,
    answer: whatsappSettings,
  },
  'GET /whatsapp/messages': {
    right: 'mails:read',
    summary: 'List WhatsApp messages and their delivery status, newest first, 20 per page by default',
    query: pageQuery,
    answer: z.array(adminMessage),
  },
  'GET /whatsapp/webhook': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Confirm to Meta that the webhook belongs to this shop',
    query: z.object({
      'hub.mode': z.string().max(50).optional(),
      'hub.verify_token': z.string().max(200).optional(),
      'hub.challenge': z
        .string()
        .regex(/^\w{1,100}$/)
        .optional(),
    }),
    /** text/plain */
    answer: z.unknown(),
    hidden: true,
  },
  'POST /whatsapp/webhook': {
    right: 'anyone',
    summary: 'Receive WhatsApp webhooks, verified by their signature',
    answer: messageAnswer,
    hidden: true,
  },
} satisfies Endpoints
