import { join, resolve } from 'node:path'
import type { Settings } from '../settings.ts'
import { connectToServer, type Db, openEmbedded } from './connect.ts'

/**
 * The database that the settings name: a server, or the embedded one in the data folder.
 * @throws DatabaseProblem when it does not answer, or another process has it open
 */
export const openDatabase = ({ database, dataDir }: Pick<Settings, 'database' | 'dataDir'>): Promise<Db> =>
  database.url
    ? connectToServer(database.url, database.poolSize)
    : openEmbedded(join(resolve(dataDir), 'database'))
