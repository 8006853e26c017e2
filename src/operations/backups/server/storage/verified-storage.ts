import { hash } from 'node:crypto'
import * as words from '../../words/office/en.ts'
import { BackupProblem } from '../backup-problem.ts'
import type { BackupLocation } from './backup-location.ts'

export const sha256 = (bytes: Buffer | string) => hash('sha256', bytes)

const type = 'application/octet-stream'

/**
 * Writes a file of a backup, reads it back and compares.
 * @throws BackupProblem when it can't be written, or the stored bytes differ
 */
export async function putVerified({ where, media }: BackupLocation, key: string, bytes: Buffer) {
  const back = await withBackupProblem(where, words.cannotWrite, async () => {
    await media.put(key, bytes, type)
    return await media.get(key)
  })
  if (!back?.equals(bytes)) throw new BackupProblem(words.changedOnTheWay({ part: key }))
}

/**
 * Reads a file of a backup; null if there is none.
 * @throws BackupProblem with a sentence for people
 */
export const getStored = ({ where, media }: BackupLocation, key: string) =>
  withBackupProblem(where, words.cannotRead, () => media.get(key))

/**
 * Deletes a file of a backup.
 * @throws BackupProblem with a sentence for people
 */
export const deleteStored = ({ where, media }: BackupLocation, key: string) =>
  withBackupProblem(where, words.cannotWrite, () => media.delete(key))

type FormatProblem = (facts: { where: string; why: string }) => string

/** Runs work on a location and turns any error into a BackupProblem: a full disk or a refusing bucket is not a bug. */
async function withBackupProblem<Result>(
  where: string,
  formatProblem: FormatProblem,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new BackupProblem(formatProblem({ where, why: messageOfError(cause) }), { cause })
  }
}

/** The message of an error, or the thrown value as text. */
export const messageOfError = (cause: unknown) =>
  cause instanceof Error && cause.message ? cause.message : String(cause)
