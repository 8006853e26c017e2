import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  fieldByRule,
  messageAnswer,
  requiredText,
  timestamp,
  timestampOrNull,
} from '#http/calls/schema-pieces.ts'
import { pinRule } from '#values/people/field-rules.ts'
import { enrolmentCodeRule, recoveryCodeRule } from './rules/recovery-code.ts'
import * as words from './words/office/en.ts'

/** The schema for bytes as base64url, as browsers send them. */
const base64url = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+={0,2}$/)
const bytes = base64url(8000)
const credentialId = base64url(1400)

/** The options for the browser's `navigator.credentials.create`, with bytes as base64url. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({ residentKey: z.string(), userVerification: z.string() }),
  timeout: z.number(),
})
export type CreationOptions = z.infer<typeof creationOptions>

/** The options for `navigator.credentials.get`. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
  userVerification: z.string(),
  timeout: z.number(),
})
export type RequestOptions = z.infer<typeof requestOptions>

const transports = z.array(z.string().max(20)).max(10)

/** A new credential from the browser. */
const newCredential = z.object({
  id: credentialId,
  response: z.object({ clientDataJSON: bytes, attestationObject: base64url(20_000), transports }),
})
export type NewCredential = z.infer<typeof newCredential>

/** A signature from the browser. */
const assertion = z.object({
  id: credentialId,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
export type Assertion = z.infer<typeof assertion>

export const passkeyName = requiredText(60, words.passkeyNameMissing)
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestampOrNull,
})
export type Passkey = z.infer<typeof passkey>

const secondFactor = z.object({
  /** The shop has live payment keys. */
  required: z.boolean(),
  /** Adding a first passkey requires a code, from a mail or from the server's command line, besides the pin. */
  code_needed: z.boolean(),
  /** Passkeys need an address with a name: `shop.example` or `localhost`. */
  possible: z.boolean(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactor>

/** Shown once; only hashes are stored. */
const recoveryCodes = z.array(z.string())
const attemptLimit = { most: 30, perSeconds: 300 }

export const secondFactorEndpoints = {
  'GET /second-factor': {
    right: 'second-factor:own',
    withoutSecondFactor: 'toSetUp',
    summary: 'Get your two-step verification settings',
    answer: secondFactor,
  },
  'POST /second-factor/first-code': {
    right: 'second-factor:own',
    withoutSecondFactor: 'toSetUp',
    summary: 'Email the code needed for a first passkey with live keys',
    answer: messageAnswer,
    // Per network, not per account: otherwise somebody who knows the pin could use up the owner's limit.
    limit: { most: 5, perSeconds: 900 },
  },
  'POST /second-factor/passkeys/options': {
    right: 'second-factor:own',
    withoutSecondFactor: 'toSetUp',
    stepUp: 'before',
    summary: 'Get the options to create a passkey; with live keys the first one needs a code',
    body: z.object({ code: fieldByRule(enrolmentCodeRule).optional() }).nullish(),
    answer: creationOptions,
    limit: attemptLimit,
  },
  'POST /second-factor/passkeys': {
    right: 'second-factor:own',
    withoutSecondFactor: 'toSetUp',
    stepUp: true,
    summary: 'Add a passkey; the first one returns recovery codes',
    body: z.object({ name: passkeyName, credential: newCredential }),
    answer: z.object({ message: z.string(), recovery_codes: recoveryCodes }),
    status: 201,
  },
  'DELETE /second-factor/passkeys/{id}': {
    right: 'second-factor:own',
    stepUp: true,
    summary: 'Remove a passkey; removing the last one also deletes the recovery codes',
    params: z.object({ id: credentialId }),
    answer: messageAnswer,
  },
  'POST /second-factor/recovery-codes': {
    right: 'second-factor:own',
    stepUp: true,
    summary: 'Replace the recovery codes',
    answer: z.object({ recovery_codes: recoveryCodes }),
  },
  'POST /second-factor/challenge': {
    right: 'second-factor:own',
    withoutSecondFactor: 'always',
    summary: 'Get the challenge for a passkey',
    answer: requestOptions,
  },
  'POST /second-factor/verify': {
    right: 'second-factor:own',
    withoutSecondFactor: 'always',
    summary: 'Verify with a passkey',
    body: z.object({ credential: assertion }),
    answer: messageAnswer,
    limit: attemptLimit,
  },
  'POST /second-factor/recover': {
    right: 'second-factor:own',
    withoutSecondFactor: 'always',
    summary: 'Verify with a recovery code, which is used up',
    body: z.object({ code: fieldByRule(recoveryCodeRule) }),
    answer: z.object({ message: z.string(), recovery_codes_left: z.number().int() }),
    limit: attemptLimit,
  },
  'POST /second-factor/confirm-pin': {
    right: 'second-factor:own',
    withoutSecondFactor: 'toSetUp',
    summary: 'Verify with the pin, without a passkey',
    body: z.object({ pin: fieldByRule(pinRule) }),
    answer: messageAnswer,
    limit: attemptLimit,
  },
  'GET /second-factor/confirmed': {
    right: 'second-factor:own',
    stepUp: 'before',
    summary: 'Check whether an action that needs confirmation is allowed now, such as a download',
    answer: messageAnswer,
  },
} satisfies Endpoints
