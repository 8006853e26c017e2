import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Parts } from '#parts.ts'
import { generatedPepper } from '#people/accounts/server/pins/pepper.ts'
import * as words from '../../words/office/en.ts'
import { beginList } from '../access/access-list.ts'
import { KeepingProblem } from '../keeping-problem.ts'
import { readList, writeList } from '../place/backup-list.ts'
import { type BackupPlace, openPlace } from '../place/backup-place.ts'
import { putChecked, reasonOf, sha256 } from '../place/checked.ts'
import { type Manifest, manifestKey, partKey } from '../place/manifest.ts'
import { keepPictures } from './keep-pictures.ts'
import { removeOld } from './remove-old.ts'
import { draftOf, takeSnapshot } from './take-snapshot.ts'

type Needed = Pick<Parts, 'db' | 'media' | 'clock' | 'settings' | 'hooks'>
type How = { place?: BackupPlace; signal?: AbortSignal }

/** What a backup came to; `notRemoved`: why older ones could not be removed, as where nobody may delete. */
export type BackedUp = {
  name: string
  where: string
  rows: number
  pictures: number
  bytes: number
  missing: number
  notRemoved: string | null
}

const drafts = 'backup-draft-'

/**
 * Writes a backup: the database as it is at one moment, every picture, and last of all a manifest with the hash of each
 * part. Every part is read back. One that was not finished is in no list, and is removed by the next.
 * @throws KeepingProblem with a sentence when it cannot be written
 */
export async function backUp(
  parts: Needed,
  { place = openPlace(parts.settings), signal }: How = {},
): Promise<BackedUp> {
  const draft = await newDraft(parts.settings.dataDir, place.where)
  try {
    const takenAt = parts.clock.now()
    const name = nameOf(takenAt)
    const snapshot = await takeSnapshot(parts.db, draft, signal).catch(tellFullDisk(draft))
    await writeList(place, [...(await readList(place)), { name, sha256: null }])
    for (const { number } of snapshot.tables.flatMap((table) => table.parts)) {
      signal?.throwIfAborted()
      await putChecked(place, partKey(name, number), await readFile(draftOf(draft, number)))
      await parts.hooks?.at?.('backup:part-written')
    }
    const kept = await keepPictures({ ...parts, place, signal }, snapshot.pictures)
    const pepper = generatedPepper(parts.settings)
    const manifest: Manifest = {
      format: 1,
      name,
      taken_at: takenAt.toISOString(),
      ...snapshot,
      ...kept,
      ...(pepper && { pin_pepper: pepper }),
    }
    await beginList(place)
    await finish(place, manifest)
    const notRemoved = await removeOld(place, parts.settings.backup.keep).then(() => null, sentenceOf)
    return { ...factsOf(place, manifest), notRemoved }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Its name says when it was made; what follows tells apart two of a moment. */
const nameOf = (now: Date) =>
  `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase()}z-${randomUUID().slice(0, 6)}`

async function newDraft(dataDir: string, where: string) {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true })
    // One backup is made at a time: what lies here is from a process that was killed.
    for (const left of readdirSync(folder).filter((name) => name.startsWith(drafts)))
      await rm(join(folder, left), { recursive: true, force: true })
    return await mkdtemp(join(folder, drafts))
  } catch (cause) {
    throw new KeepingProblem(words.cannotWrite({ where, why: reasonOf(cause) }), { cause })
  }
}

const tellFullDisk =
  (where: string) =>
  (cause: unknown): never => {
    if (!(cause instanceof Error && 'code' in cause && 'syscall' in cause)) throw cause
    throw new KeepingProblem(words.cannotWrite({ where, why: reasonOf(cause) }), { cause })
  }

/** From here on it is a backup. */
async function finish(place: BackupPlace, manifest: Manifest) {
  const bytes = Buffer.from(JSON.stringify(manifest))
  await putChecked(place, manifestKey(manifest.name), bytes)
  const list = await readList(place)
  // Another backup that was made at the same time has taken this one for what a killed process left.
  if (!list.some(({ name }) => name === manifest.name)) throw new KeepingProblem(words.madeBeside)
  await writeList(
    place,
    list.map((each) => (each.name === manifest.name ? { ...each, sha256: sha256(bytes) } : each)),
  )
}

const factsOf = ({ where }: BackupPlace, { name, tables, pictures, missing }: Manifest) => ({
  name,
  where,
  rows: sumOf(tables.map(({ rows }) => rows)),
  pictures: pictures.length,
  bytes: sumOf([...tables.flatMap(({ parts }) => parts), ...pictures].map(({ bytes }) => bytes)),
  missing: missing.length,
})

const sentenceOf = (problem: unknown) => {
  if (problem instanceof KeepingProblem) return problem.message
  throw problem
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)
