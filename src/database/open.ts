import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '#settings/settings.ts'
import { connectToServer, DatabaseProblem, type Db, openEmbedded } from './connect.ts'
import type { OutageLog } from './failover/refusal-log.ts'

type DatabaseSettings = Pick<Settings, 'database' | 'dataDir'>

/**
 * Opens the database of the settings: a server, or the embedded one in the data folder.
 * @throws DatabaseProblem when it does not answer, or another process has it open
 */
export const openDatabase = ({ database, dataDir }: DatabaseSettings, log?: OutageLog): Promise<Db> =>
  database.url
    ? connectToServer(database.url, database.poolSize, { log, pooled: database.pooled })
    : openEmbedded(join(resolve(dataDir), 'database'), log)

const retryMs = 1000
const repeatMessageMs = 30_000

/** Like `openDatabase`, but waits for a server that is not up yet, as when a machine boots both. */
export async function waitForDatabase(
  settings: DatabaseSettings,
  log: OutageLog,
  print: (sentence: string) => void,
): Promise<Db> {
  for (let waited = 0; ; waited += retryMs) {
    try {
      return await openDatabase(settings, log)
    } catch (problem) {
      if (!(problem instanceof DatabaseProblem && problem.isUnreachable)) throw problem
      if (waited % repeatMessageMs === 0)
        print(`${problem.message}\nWaiting for the database. The shop will open once it’s available.`)
      await pause(retryMs)
    }
  }
}
