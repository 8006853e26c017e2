import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  fieldByRule,
  formKey,
  id,
  idFieldWithMessage,
  idParams,
  messageAnswer,
  pageQuery,
  requiredText,
  searchText,
  timestamp,
  timestampOrNull,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { emailRule, nameRule, newPhoneRule } from '#values/people/field-rules.ts'
import { returnReasons, ticketKinds, ticketStates } from './rules/ticket.ts'
import * as words from './words/en.ts'

const message = z.object({ id, from: z.enum(['customer', 'shop']), body: z.string(), at: timestamp })

/** A ticket as its customer sees it. */
const ticket = z.object({
  id,
  /** The displayed number: `T-00042`. */
  number: z.string(),
  kind: z.enum(ticketKinds),
  reason: z.enum(returnReasons).nullable(),
  state: z.enum(ticketStates),
  order_id: id.nullable(),
  opened_at: timestamp,
  acknowledged_at: timestampOrNull,
  settled_at: timestampOrNull,
  /** The legal deadlines for acknowledging and settling it. */
  acknowledge_by: timestamp,
  settle_by: timestamp,
  /** False until the e-mail address of the guest or account is confirmed: mails to it are held back. */
  confirmed: z.boolean(),
  /** The order lines to return. */
  lines: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.number().int() })),
  /** The messages of both sides, oldest first. */
  messages: z.array(message),
})
export type Ticket = z.infer<typeof ticket>

const listedTicket = ticket.omit({ confirmed: true, lines: true, messages: true })
export type ListedTicket = z.infer<typeof listedTicket>

/** The customer or guest; `user_id` if they have an account. */
const asker = z.object({
  user_id: id.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
})

const adminListedTicket = listedTicket.extend({ asker })
export type AdminListedTicket = z.infer<typeof adminListedTicket>

/** A ticket for the back office, with its version for the optimistic lock. */
const adminTicket = ticket.extend({
  asker,
  /** `by` is the administrator who wrote it. */
  messages: z.array(message.extend({ by: z.string().nullable() })),
  version: versionField,
})
export type AdminTicket = z.infer<typeof adminTicket>

const body = requiredText(2000, words.messageMissing)

const line = z.object({
  order_item_id: idFieldWithMessage(words.chooseProducts),
  quantity: z
    .number(words.chooseProducts)
    .int(words.chooseProducts)
    .min(1, words.chooseProducts)
    .max(99_999, words.chooseProducts),
})

/** Lines and reason are for returns only; `openTicket` checks everything else. */
export const newTicket = z.object({
  form_key: formKey,
  kind: z.enum(ticketKinds, words.chooseKind),
  order_id: idFieldWithMessage(words.noSuchOrder).optional(),
  reason: z.enum(returnReasons, words.chooseReason).optional(),
  lines: z.array(line).max(200).optional(),
  body,
})

const guestTicket = newTicket.pick({ form_key: true, body: true }).extend({
  kind: z.enum(ticketKinds, words.chooseKind).exclude(['return']),
  name: fieldByRule(nameRule),
  email: fieldByRule(emailRule).toLowerCase(),
  phone: fieldByRule(newPhoneRule).optional(),
})

const newMessage = z.object({ form_key: formKey, body })
export const answer = newMessage.extend({ version: versionField.min(1) })

const opened = messageAnswer.extend({ number: z.string() })
const keyParams = z.object({ key: z.string().regex(/^[\w-]{1,64}$/) })
const guestLimit = { most: 30, perSeconds: 300 }

export const ticketEndpoints = {
  'GET /tickets': {
    right: 'tickets:own',
    summary: 'List your tickets, newest first',
    query: pageQuery,
    answer: z.array(listedTicket),
  },
  'POST /tickets': {
    right: 'tickets:own',
    summary: 'Open a ticket: a complaint, a question or a return; idempotent by form_key',
    body: newTicket,
    /** If not `confirmed`, a link to confirm the account's address is mailed, as to a guest. */
    answer: opened.extend({ id, confirmed: z.boolean() }),
    status: 201,
    limit: { most: 30, perSeconds: 3600, per: 'person' },
  },
  'GET /tickets/{id}': {
    right: 'tickets:own',
    summary: 'Get one of your tickets with its messages',
    params: idParams,
    answer: ticket,
  },
  'POST /tickets/{id}/messages': {
    right: 'tickets:own',
    summary: 'Reply to one of your tickets; reopens a resolved ticket',
    params: idParams,
    body: newMessage,
    answer: ticket,
    limit: { most: 60, perSeconds: 3600, per: 'person' },
  },
  'POST /tickets/ask': {
    right: 'anyone',
    summary:
      'Open a ticket without an account; the email address must first be confirmed with an emailed link',
    body: guestTicket,
    answer: opened,
    status: 201,
    limit: guestLimit,
  },
  'GET /tickets/by-link/{key}': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Get the ticket of an emailed link; without messages until the email address is confirmed',
    params: keyParams,
    answer: ticket,
  },
  'POST /tickets/by-link/{key}/confirmation': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Confirm the email address of a link, for all its tickets; sends emails that were held back',
    params: keyParams,
    answer: ticket,
    limit: guestLimit,
  },
  'POST /tickets/by-link/{key}/messages': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Reply to the ticket of an emailed link; reopens a resolved ticket',
    params: keyParams,
    body: newMessage,
    answer: ticket,
    limit: guestLimit,
  },
  'GET /ticket-desk': {
    right: 'tickets:read',
    summary: 'List open tickets by due time, or resolved tickets, newest first',
    query: pageQuery.extend({
      show: z.enum(['waiting', 'settled']).optional(),
      /** The number of a ticket. */
      q: searchText.optional(),
      user_id: idFieldWithMessage(words.noSuchTicket).optional(),
    }),
    answer: z.array(adminListedTicket),
  },
  'GET /ticket-desk/{id}': {
    right: 'tickets:read',
    summary: 'Get a ticket with its customer and messages',
    params: idParams,
    answer: adminTicket,
  },
  'POST /ticket-desk/{id}/answers': {
    right: 'tickets:write',
    summary: 'Reply to a ticket, which also acknowledges it; the version must match',
    params: idParams,
    body: answer,
    answer: adminTicket,
  },
  'PUT /ticket-desk/{id}/state': {
    right: 'tickets:write',
    summary: 'Acknowledge, resolve or reopen a ticket; the version must match',
    params: idParams,
    body: z.object({ step: z.enum(['acknowledge', 'settle', 'reopen']), version: versionField.min(1) }),
    answer: adminTicket,
  },
} satisfies Endpoints
