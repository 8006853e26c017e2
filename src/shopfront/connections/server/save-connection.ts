import type { Transaction } from 'kysely'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { SettingsProblem } from '#settings/settings.ts'
import {
  type ConnectionField,
  type ConnectionName,
  type ConnectionValues,
  fieldsOf,
  isOptional,
} from '../rules/connection-fields.ts'
import * as words from '../words/office/en.ts'
import { fieldOfVariable, toVariables } from './connection-variables.ts'
import { lockConnection, makeMailsDue, writeConnection } from './connections.queries.ts'
import { encryptStored, keepPrevious, readStored } from './stored-connection.ts'

export type SaveResult =
  | { ok: true }
  /** Somebody else changed it meanwhile. */
  | { ok: false; reason: 'STALE' }
  /** The environment takes precedence, so the values would have no effect. */
  | { ok: false; reason: 'IN_ENVIRONMENT' }
  | { ok: false; reason: 'INCOMPLETE'; missing: ConnectionField[] }
  | { ok: false; reason: 'INVALID'; field: ConnectionField | undefined; problem: string }
  /** Live keys need a passkey first: without one, saving them would close the back office to everybody. */
  | { ok: false; reason: 'NEEDS_PASSKEY' }
  /** Live keys need a mail server first: customers get their confirmations and invoices by email. */
  | { ok: false; reason: 'NEEDS_MAIL' }

type Needed = Pick<Parts, 'db' | 'clock' | 'settings' | 'connections' | 'catalogueVersion'>
type Change = { name: ConnectionName; version: number; by: SessionUser; from: Origin }

/**
 * Saves a connection, encrypted. This process uses it at once, every other within a second; replaced payment keys stay
 * valid for a day. It is checked as the same values in the environment would be.
 * @param change.values an empty secret keeps the saved one
 */
export const saveConnection = (
  parts: Needed,
  { values: given, ...change }: Change & { values: ConnectionValues },
): Promise<SaveResult> =>
  writeChange(parts, change, (stored) => {
    const values = mergeValues(change.name, given, stored)
    const missing = fieldsOf(change.name)
      .map(([field]) => field)
      .filter((field) => !isOptional(field) && !values[field])
    if (missing.length > 0) return { ok: false, reason: 'INCOMPLETE', missing }
    const problem = findProblem(parts, change.name, values) ?? findLiveProblem(parts, change, values)
    return problem ?? { ok: true, values }
  })

/** Removes a connection, unless another one needs it. */
export const removeConnection = (parts: Needed, change: Change): Promise<SaveResult> =>
  writeChange(parts, change, () => findProblem(parts, change.name, undefined) ?? { ok: true, values: null })

type Decision = Exclude<SaveResult, { ok: true }> | { ok: true; values: ConnectionValues | null }

/** Writes what `decide` makes of the saved values, with its trace in the security log. */
const writeChange = (
  parts: Needed,
  { name, version, by, from }: Change,
  decide: (saved: ConnectionValues | undefined) => Decision,
): Promise<SaveResult> =>
  changeCatalogue(parts, async (trx: Transaction<Database>): Promise<SaveResult> => {
    const { settings, clock, connections } = parts
    if (connections.isInEnvironment(name)) return { ok: false, reason: 'IN_ENVIRONMENT' }
    const row = await lockConnection(trx, name)
    if ((row?.version ?? 0) !== version) return { ok: false, reason: 'STALE' }
    const stored = row && readStored(settings, row)
    const decision = decide(stored?.values ?? undefined)
    if (!decision.ok) return decision
    const now = clock.now()
    const previous = name === 'payments' ? keepPrevious(stored, now) : []
    const isWritten = await writeConnection(trx, {
      name,
      version,
      ...encryptStored(settings, name, { values: decision.values, previous }),
      changed_at: now,
      changed_by: by.id,
    })
    if (!isWritten) return { ok: false, reason: 'STALE' }
    const what = decision.values ? 'saved' : 'removed'
    await recordSecurity(trx, {
      event: 'connection changed',
      user: by,
      from,
      details: { connection: name, what },
      now,
    })
    if (name === 'mail') await makeMailsDue(trx, now)
    await bumpCatalogueVersion(trx)
    return { ok: true }
  })

/** What the merchant entered; where a secret was left empty, the saved one. */
const mergeValues = (name: ConnectionName, given: ConnectionValues, saved: ConnectionValues = {}) =>
  Object.fromEntries(
    fieldsOf(name).flatMap(([field, kind]) => {
      const value = given[field] || (kind === 'text' ? '' : saved[field])
      return value ? [[field, value]] : []
    }),
  ) as ConnectionValues

const hostName = /^[a-z\d]([a-z\d.-]{0,250}[a-z\d])?$/i
const portNumber = /^\d{1,5}$/

/** The first problem of the shop’s settings with these values of a connection, or without it. */
function findProblem({ connections }: Needed, name: ConnectionName, values: ConnectionValues | undefined) {
  const invalid = (field: ConnectionField | undefined, problem: string) =>
    ({ ok: false, reason: 'INVALID', field, problem }) as const
  if (name === 'mail' && values && !hostName.test(values.host ?? '')) return invalid('host', words.notHost)
  if (name === 'mail' && values?.port && !portNumber.test(values.port)) return invalid('port', words.notPort)
  try {
    connections.check({ ...connections.enteredExcept(name), ...(values && toVariables(name, values)) })
    return undefined
  } catch (error) {
    if (!(error instanceof SettingsProblem)) throw error
    const [first = ''] = error.problems
    const [variable = ''] = first.split(/[\s,]/)
    const field = fieldOfVariable[name][variable]
    return field && values ? invalid(field, first.slice(variable.length).trim()) : invalid(undefined, first)
  }
}

/** Why this shop may not take live keys yet. Its other settings were checked already. */
function findLiveProblem(
  { settings }: Needed,
  { name, by }: Pick<Change, 'name' | 'by'>,
  { key_id = '' }: ConnectionValues,
) {
  if (name !== 'payments' || !key_id.startsWith('rzp_live_')) return undefined
  if (by.authLevel?.secondFactor !== 'given') return { ok: false, reason: 'NEEDS_PASSKEY' } as const
  return settings.mail.smtpUrl ? undefined : ({ ok: false, reason: 'NEEDS_MAIL' } as const)
}
