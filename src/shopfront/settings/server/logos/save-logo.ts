import type { Transaction } from 'kysely'
import { upsertPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import type { Parts } from '#parts.ts'
import type { Sentence } from '#words/sentences.ts'
import type { LogoShape } from '../../logo-contract.ts'
import { findLogoProblem } from './find-logo-problem.ts'
import { findLogoPictureId, findNewestLogo, insertLogoVersion } from './logos.queries.ts'

type Change = { shape: LogoShape; version: number; by: { id: number; name: string } }
type SaveResult = { ok: true } | { ok: false; reason: 'STALE' } | { ok: false; reason: 'NO_SUCH_VERSION' }
type UploadResult = SaveResult | { ok: false; reason: 'REFUSED'; sentence: Sentence }

/**
 * Saves an uploaded picture as the logo of a shape. All processes use it within a second. Repeating the request changes
 * nothing.
 * @param change.version the one that was read (optimistic lock), 0 before the first change
 */
export async function uploadLogo(
  parts: Parts & PictureParts,
  change: Change,
  file: UploadedFile,
): Promise<UploadResult> {
  const problem = await findLogoProblem(file.bytes, change.shape)
  if (problem) return { ok: false, reason: 'REFUSED', sentence: problem }
  const stored = await storePictures(parts, [file])
  if (!stored.ok) return { ok: false, reason: 'REFUSED', sentence: stored.sentence }
  const [picture] = stored.pictures
  if (!picture) throw new Error('a logo was sent and none was stored')
  return saveLogoVersion(parts, change, (trx) => upsertPicture(trx, picture, parts.clock.now()))
}

/**
 * Restores an earlier logo, or removes it.
 * @param earlierVersion the version to show again; null removes the logo
 */
export const showLogo = (parts: Parts, change: Change, earlierVersion: number | null): Promise<SaveResult> =>
  saveLogoVersion(parts, change, async (trx) =>
    earlierVersion === null ? null : findLogoPictureId(trx, change.shape, earlierVersion),
  )

/**
 * Saves a new version of a logo; nothing if it already shows this picture.
 * @param findPicture gives the id of the picture to show; null for no logo, undefined if there is no such picture
 */
const saveLogoVersion = (
  parts: Parts,
  { shape, version, by }: Change,
  findPicture: (trx: Transaction<Database>) => Promise<number | null | undefined>,
) =>
  changeCatalogue(parts, async (trx): Promise<SaveResult> => {
    const pictureId = await findPicture(trx)
    if (pictureId === undefined) return { ok: false, reason: 'NO_SUCH_VERSION' }
    const shown = await findNewestLogo(trx, shape)
    if ((shown?.picture_id ?? null) === pictureId) return { ok: true }
    if (!(await insertLogoVersion(trx, { shape, version, pictureId, by, now: parts.clock.now() })))
      return { ok: false, reason: 'STALE' }
    await bumpCatalogueVersion(trx)
    return { ok: true }
  })
