import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { fieldByRule, id, messageAnswer, pageQuery, searchText } from '#http/calls/schema-pieces.ts'
import {
  codeRule,
  emailRule,
  nameRule,
  newPhoneRule,
  phoneRule,
  pinRule,
} from '#values/people/field-rules.ts'

const pin = fieldByRule(pinRule)
const email = fieldByRule(emailRule).toLowerCase()
const role = z.enum(['customer', 'admin'])

export const profile = z.object({ id, name: z.string(), email: z.string(), phone: z.string(), role })
export type Profile = z.infer<typeof profile>

/** `code` is the one that was mailed, when the shop asks for it. */
const login = z.object({ phone: fieldByRule(phoneRule), pin, code: fieldByRule(codeRule).optional() })
/** Any role that is sent is ignored: registering makes a customer (decision B1). */
export const registration = z.object({
  name: fieldByRule(nameRule),
  email,
  phone: fieldByRule(newPhoneRule),
  pin,
})
/** The path segment that replaces the email address in a mailed link: the token alone identifies the account. */
export const emailPlaceholder = 'link'
/** Links of earlier releases contain the owner's e-mail address; it must then be that of the token's account. */
export const pinReset = z.object({
  email: z
    .string()
    .max(emailRule.most)
    .toLowerCase()
    .refine((value) => value === emailPlaceholder || emailRule.pattern.test(value), emailRule.invalid)
    .optional(),
  token: z.string().min(1).max(200),
  pin,
})
export const accountUpdate = z.object({
  name: fieldByRule(nameRule).nullish(),
  currentPassword: pin.nullish(),
  newPassword: pin.nullish(),
})

/** A page of the users; `q` is searched for in name, email and phone. */
export const userQuery = pageQuery.extend({ role: role.optional(), q: searchText.optional() })

export const accountEndpoints = {
  'POST /auth/login': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Log in with phone and pin',
    body: login,
    answer: z.object({ message: z.string(), redirect: z.string(), role }),
    // Far above the requests of phones that share a carrier's address; wrong PINs have limits of their own (decision
    // B15).
    limit: { most: 600, perSeconds: 300 },
  },
  'POST /auth/register': {
    right: 'anyone',
    summary: 'Create a customer account',
    body: registration,
    answer: messageAnswer,
    limit: { most: 60, perSeconds: 300 },
  },
  'POST /auth/logout': { right: 'anyone', optionalAuth: true, summary: 'Log out', answer: messageAnswer },
  'POST /auth/forgot-password': {
    right: 'anyone',
    summary: 'Email a link to set a new pin; the response is the same with or without an account',
    body: z.object({ email }),
    answer: messageAnswer,
    limit: { most: 20, perSeconds: 300 },
  },
  'POST /auth/reset-password': {
    right: 'anyone',
    summary: 'Set a new pin with the token of an emailed link',
    body: pinReset,
    answer: messageAnswer,
    limit: { most: 20, perSeconds: 300 },
  },
  'POST /auth/reset-link': {
    right: 'anyone',
    summary: 'Check whether a pin reset link is still valid, without using it',
    body: pinReset.omit({ pin: true }),
    answer: z.object({ usable: z.boolean() }),
    limit: { most: 60, perSeconds: 300 },
  },
  'GET /protected/verify': {
    right: 'account:own',
    withoutSecondFactor: 'always',
    summary: 'Get the role of the logged-in user, and the verification that an administrator still needs',
    answer: z.object({
      role,
      name: z.string(),
      second_factor: z.enum(['to_give', 'to_set_up']).optional(),
    }),
  },
  'GET /profile': { right: 'account:own', summary: 'Get your account', answer: profile },
  'PUT /account/update': {
    right: 'account:own',
    summary: 'Update your name or pin; a new pin logs out all other devices',
    body: accountUpdate,
    answer: z.object({ message: z.string(), user: profile }),
    limit: { most: 60, perSeconds: 300 },
  },
  'GET /profile/all': {
    right: 'customers:read',
    summary: 'List users',
    query: userQuery,
    answer: z.array(profile),
  },
} satisfies Endpoints
