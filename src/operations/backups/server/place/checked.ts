import { hash } from 'node:crypto'
import * as words from '../../words/office/en.ts'
import { KeepingProblem } from '../keeping-problem.ts'
import type { BackupPlace } from './backup-place.ts'

export const sha256 = (bytes: Buffer | string) => hash('sha256', bytes)

const type = 'application/octet-stream'

/** Writes and reads back: what is not there, or is there differently, is no backup. */
export async function putChecked({ where, media }: BackupPlace, key: string, bytes: Buffer) {
  const back = await telling(where, words.cannotWrite, async () => {
    await media.put(key, bytes, type)
    return await media.get(key)
  })
  if (!back?.equals(bytes)) throw new KeepingProblem(words.changedOnTheWay({ part: key }))
}

export const getFrom = ({ where, media }: BackupPlace, key: string) =>
  telling(where, words.cannotRead, () => media.get(key))

export const deleteFrom = ({ where, media }: BackupPlace, key: string) =>
  telling(where, words.cannotWrite, () => media.delete(key))

type Say = (facts: { where: string; why: string }) => string

/** A disk that is full or a bucket that refuses is no bug: it is told where it can be mended. */
async function telling<Result>(where: string, say: Say, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new KeepingProblem(say({ where, why: reasonOf(cause) }), { cause })
  }
}

export const reasonOf = (cause: unknown) =>
  cause instanceof Error && cause.message ? cause.message : String(cause)
