import type { Transaction } from 'kysely'
import { rememberPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { changeCatalogue, raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import type { Parts } from '#parts.ts'
import type { Sentence } from '#words/sentences.ts'
import type { LogoShape } from '../../logo-contract.ts'
import { addLogo, findLogo, findPictureOf } from './logos.queries.ts'
import { shapeProblem } from './shape-problem.ts'

type Change = { shape: LogoShape; version: number; by: { id: number; name: string } }
type Saved = { ok: true } | { ok: false; reason: 'STALE' } | { ok: false; reason: 'NO_SUCH_VERSION' }
type Uploaded = Saved | { ok: false; reason: 'REFUSED'; sentence: Sentence }

/**
 * Shows an uploaded picture as the logo of that shape: on every page and in every mail within a second. Sent twice it is
 * done once.
 * @param change.version the one that was read (optimistic lock), 0 before anybody has changed it
 */
export async function uploadLogo(
  parts: Parts & PictureParts,
  change: Change,
  file: UploadedFile,
): Promise<Uploaded> {
  const problem = await shapeProblem(file.bytes, change.shape)
  if (problem) return { ok: false, reason: 'REFUSED', sentence: problem }
  const stored = await storePictures(parts, [file])
  if (!stored.ok) return { ok: false, reason: 'REFUSED', sentence: stored.sentence }
  const [picture] = stored.pictures
  if (!picture) throw new Error('a logo was sent and none was stored')
  return save(parts, change, (trx) => rememberPicture(trx, picture, parts.clock.now()))
}

/** Shows the logo of an earlier version again, or with `show: null` none. */
export const showLogo = (parts: Parts, change: Change, show: number | null): Promise<Saved> =>
  save(parts, change, async (trx) => (show === null ? null : findPictureOf(trx, change.shape, show)))

/** @param choose the picture that is to be shown; undefined where there is none such */
const save = (
  parts: Parts,
  { shape, version, by }: Change,
  choose: (trx: Transaction<Database>) => Promise<number | null | undefined>,
) =>
  changeCatalogue(parts, async (trx): Promise<Saved> => {
    const pictureId = await choose(trx)
    if (pictureId === undefined) return { ok: false, reason: 'NO_SUCH_VERSION' }
    const shown = await findLogo(trx, shape)
    if ((shown?.picture_id ?? null) === pictureId) return { ok: true }
    if (!(await addLogo(trx, { shape, version, pictureId, by, now: parts.clock.now() })))
      return { ok: false, reason: 'STALE' }
    await raiseCatalogueVersion(trx)
    return { ok: true }
  })
