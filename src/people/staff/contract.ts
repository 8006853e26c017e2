import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  fieldByRule,
  formKey,
  id,
  idParams,
  messageAnswer,
  timestamp,
  timestampOrNull,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { registration } from '#people/accounts/contract.ts'
import { emailRule, nameRule } from '#values/people/field-rules.ts'
import { grantableRights } from '#values/people/rights.ts'
import { staffRoles } from '#values/people/role.ts'

const role = z.enum(staffRoles)

/** Rights in a request count for a custom role only. */
const chosenRole = z.object({
  role,
  rights: z
    .array(z.enum(grantableRights as [string, ...string[]]))
    .max(grantableRights.length)
    .default([]),
})

const member = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role,
  rights: z.array(z.string()),
  version: z.number().int(),
  since: timestamp,
  last_seen: timestampOrNull,
  second_factor: z.boolean(),
})
export type Member = z.infer<typeof member>

const invitation = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  role,
  invited_by: z.string(),
  expires_at: timestamp,
})
export type Invitation = z.infer<typeof invitation>

const token = z.string().min(1).max(200)

export const staffEndpoints = {
  'GET /staff': {
    right: 'staff:read',
    summary: 'List the staff, and the invitations that nobody has used yet',
    answer: z.object({ members: z.array(member), invitations: z.array(invitation) }),
  },
  'POST /staff/invitations': {
    right: 'staff:write',
    stepUp: true,
    summary: 'Invite somebody to work in the shop: by email, or with a link that only this answer contains',
    body: chosenRole.extend({
      name: fieldByRule(nameRule),
      email: fieldByRule(emailRule).toLowerCase().nullish(),
      form_key: formKey,
    }),
    answer: z.object({ message: z.string(), link: z.string().nullable() }),
    limit: { most: 30, perSeconds: 3600, per: 'person' },
  },
  'DELETE /staff/invitations/{id}': {
    right: 'staff:write',
    summary: 'Withdraw an invitation',
    params: idParams,
    answer: messageAnswer,
  },
  'PUT /staff/{id}': {
    right: 'staff:write',
    stepUp: true,
    summary: 'Change the role of somebody who works in the shop',
    params: idParams,
    body: chosenRole.extend({ version: versionField }),
    answer: messageAnswer,
  },
  'DELETE /staff/{id}': {
    right: 'staff:write',
    stepUp: true,
    summary: 'Remove somebody from the staff, and end their sessions',
    params: idParams,
    answer: messageAnswer,
  },
  'DELETE /staff/{id}/second-factor': {
    right: 'staff:write',
    stepUp: true,
    summary: 'Delete the passkeys and recovery codes of somebody who has lost them, and end their sessions',
    params: idParams,
    answer: messageAnswer,
  },
  'POST /staff/invitations/look': {
    right: 'anyone',
    summary: 'Get the name, email address and role of an invitation',
    body: z.object({ token }),
    answer: z.object({ invitation: invitation.pick({ name: true, email: true, role: true }).nullable() }),
    limit: { most: 60, perSeconds: 300 },
  },
  'POST /staff/join': {
    right: 'anyone',
    summary: 'Use an invitation to create an account that works in the shop',
    body: registration.extend({ token }),
    answer: messageAnswer,
    limit: { most: 20, perSeconds: 300 },
  },
  'POST /staff/accept': {
    right: 'account:own',
    summary: 'Use an invitation with your existing account, which is then logged out',
    body: z.object({ token }),
    answer: messageAnswer,
    limit: { most: 20, perSeconds: 300 },
  },
} satisfies Endpoints
