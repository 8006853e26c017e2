import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { coerceNumber, timestamp, timestampOrNull, versionField } from '#http/calls/schema-pieces.ts'
import { type ConnectionField, connectionFields, connectionNames } from './rules/connection-fields.ts'

const name = z.enum(connectionNames)
const allFields = [...new Set(connectionNames.flatMap((each) => Object.keys(connectionFields[each])))]
const field = z.enum(allFields as [ConnectionField, ...ConnectionField[]])

/** Connections that are tested here; the setup guide tests payment keys and email. */
export const testedNames = ['whatsapp', 'pictures', 'backups', 'shiprocket', 'delhivery'] as const
export type TestedName = (typeof testedNames)[number]

/**
 * Result of a test: works, refused (`refused`), the bucket or folder does not exist (`no-place`), no reply (`silent`), not
 * set up (`missing`), unexpected reply (`odd`).
 */
export const testOutcomes = ['works', 'refused', 'no-place', 'silent', 'missing', 'odd'] as const
export type TestOutcome = (typeof testOutcomes)[number]

const connection = z.object({
  name,
  /**
   * `environment`: set where the shop runs, which takes precedence; `here`: entered in the back office; `none`: not set
   * up; `unreadable`: entered, but the key to decrypt it is missing; `unfit`: entered, but it fails a check of the shop.
   */
  source: z.enum(['environment', 'here', 'none', 'unreadable', 'unfit']),
  /** The variables that set it in the environment. */
  variables: z.array(z.string()),
  version: z.number(),
  fields: z.array(
    z.object({
      name: field,
      /** The value, its last four characters, or empty: secrets are never sent. */
      shown: z.string(),
      is_set: z.boolean(),
    }),
  ),
  changed_at: timestampOrNull,
  changed_by: z.string().nullable(),
  /** Until when payments that were begun with the replaced keys are verified. */
  previous_until: timestampOrNull,
  /** The last test of the current values; null if there was none, and for those that the setup guide tests. */
  tested: z.object({ outcome: z.enum(testOutcomes), at: timestamp }).nullable(),
})
export type Connection = z.infer<typeof connection>

const connections = z.object({
  connections: z.array(connection),
  /** What the merchant copies to the payment provider, and when a webhook with a valid signature came last. */
  webhook: z.object({ url: z.string(), events: z.array(z.string()), received_at: timestampOrNull }),
  /** The URL that the merchant copies to a courier. */
  courier_webhook: z.object({ url: z.string() }),
})
export type Connections = z.infer<typeof connections>

const params = z.object({ name })

export const connectionEndpoints = {
  'GET /connections': {
    right: 'settings:read',
    summary: 'Get which connections are set up, and where; never their secrets',
    answer: connections,
  },
  'PUT /connections/{name}': {
    right: 'settings:write',
    stepUp: true,
    summary: 'Save a connection; an empty secret keeps the saved one; the version must match',
    params,
    body: z.object({
      version: versionField,
      values: z.partialRecord(
        field,
        z
          .string()
          .trim()
          .max(1000)
          .regex(/^\P{C}*$/u),
      ),
    }),
    answer: connections,
    limit: { most: 60, perSeconds: 3600, per: 'person' },
  },
  'DELETE /connections/{name}': {
    right: 'settings:write',
    stepUp: true,
    summary: 'Remove a connection; the version must match',
    params,
    query: z.object({ version: coerceNumber(versionField) }),
    answer: connections,
  },
  'POST /connections/{name}/test': {
    right: 'settings:write',
    summary: 'Test a connection with a real call: WhatsApp, image storage, backups or a courier',
    params: z.object({ name: z.enum(testedNames) }),
    answer: connections,
    limit: { most: 20, perSeconds: 600, per: 'person' },
  },
} satisfies Endpoints
