import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#database/connect.ts'
import type { RawEnvironment } from '#settings/environment.ts'
import type { LiveSettings } from '#settings/live-settings.ts'
import { SettingsProblem } from '#settings/settings.ts'
import { type ConnectionName, connectionNames } from '../rules/connection-fields.ts'
import { toVariables, variablesOf } from './connection-variables.ts'
import { listConnectionRows } from './connections.queries.ts'
import { previousPaymentKeys, readStored, type StoredConnection } from './stored-connection.ts'

/** Where a connection comes from, or why it is not in use. `unreadable`: the key is missing; `unfit`: a check failed. */
type ConnectionSource = 'environment' | 'here' | 'none' | 'unreadable' | 'unfit'
type Row = Awaited<ReturnType<typeof listConnectionRows>>[number]
type LoadedConnection = {
  source: ConnectionSource
  row: Row | undefined
  stored: StoredConnection | undefined
}

/** The connections of this process. */
export type Connections = Pick<LiveSettings, 'check'> & {
  /** Reads the connections again and uses changed ones from now on. */
  load: () => Promise<void>
  current: () => Record<ConnectionName, LoadedConnection>
  isInEnvironment: (name: ConnectionName) => boolean
  /** The variables of all connections in use that were entered, without one of them. */
  enteredExcept: (name: ConnectionName) => RawEnvironment
}

/** Pictures come before backups, which may be in the same store. */
const loadOrder: ConnectionName[] = [
  'pictures',
  'backups',
  'mail',
  'whatsapp',
  'shiprocket',
  'delhivery',
  'payments',
]

const none: LoadedConnection = { source: 'none', row: undefined, stored: undefined }

/**
 * Creates the process's connections. They are loaded whenever the store settings are, so that a change reaches every
 * process within a second.
 */
export function createConnections(
  { db, log }: { db: Db; log: Pick<FastifyBaseLogger, 'error'> },
  live: LiveSettings,
): Connections {
  const { settings, check, enter } = live
  const isInEnvironment = (name: ConnectionName) => live.isInEnvironment(variablesOf[name])
  let known: string | undefined
  let loaded = Object.fromEntries(
    connectionNames.map((name) => [name, isInEnvironment(name) ? { ...none, source: 'environment' } : none]),
  ) as Record<ConnectionName, LoadedConnection>

  const enteredExcept = (name?: ConnectionName): RawEnvironment =>
    Object.assign(
      {},
      ...connectionNames
        .filter((other) => other !== name && loaded[other].source === 'here')
        .map((other) => toVariables(other, loaded[other].stored?.values ?? {})),
    )

  function loadOne(row: Row | undefined, name: ConnectionName): LoadedConnection {
    if (isInEnvironment(name)) return { source: 'environment', row, stored: undefined }
    if (!row) return none
    const stored = readStored(settings, row)
    if (!stored) return { source: 'unreadable', row, stored }
    if (!stored.values) return { source: 'none', row, stored }
    try {
      check({ ...enteredExcept(name), ...toVariables(name, stored.values) })
      return { source: 'here', row, stored }
    } catch (problem) {
      if (!(problem instanceof SettingsProblem)) throw problem
      // The sentences name variables, never their values.
      log.error({ connection: name, problems: problem.problems }, 'an entered connection can’t be used')
      return { source: 'unfit', row, stored }
    }
  }

  return {
    check,
    isInEnvironment,
    enteredExcept,
    current: () => loaded,
    load: async () => {
      const rows = await listConnectionRows(db)
      const isKeyMissing = Object.values(loaded).some(({ source }) => source === 'unreadable')
      const found = JSON.stringify(rows)
      if (found === known && !isKeyMissing) return
      known = found
      loaded = { ...loaded }
      for (const name of loadOrder) loaded[name] = none
      for (const name of loadOrder)
        loaded[name] = loadOne(
          rows.find((row) => row.name === name),
          name,
        )
      const unreadable = connectionNames.filter((name) => loaded[name].source === 'unreadable')
      if (unreadable.length > 0 && !isKeyMissing)
        log.error({ connections: unreadable }, 'entered connections can’t be read without their SECRETS_KEY')
      enter(enteredExcept(), previousPaymentKeys(loaded.payments.stored))
    },
  }
}
