import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import type { Sentence } from '#words/sentences.ts'
import { officeSentences } from '../words/index.ts'
import { upsertPicture } from './pictures.queries.ts'
import { type PictureParts, storePictures } from './store-pictures.ts'
import { findTitle, setTitlePictures, type TitlePictures } from './titles.queries.ts'

type AddPicture = { ok: true; shown: TitlePictures } | { ok: false; sentence: Sentence }

/**
 * Stores pictures for a title, which shows the first file from now on, and on phones the second one if there is one
 * (decision S9). The earlier pictures of the title stay stored but are no longer shown.
 */
export async function addPicture(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  { title, alt }: { title: string; alt: string },
  files: UploadedFile[],
): Promise<AddPicture> {
  if (files.length === 0) return { ok: false, sentence: officeSentences.imageMissing }
  const stored = await storePictures(parts, files)
  if (!stored.ok) return stored

  return changeCatalogue(parts, async (trx): Promise<AddPicture> => {
    const now = parts.clock.now()
    const before = await findTitle(trx, title)
    const ids = []
    for (const picture of stored.pictures) ids.push(await upsertPicture(trx, picture, now))
    const [pictureId, phonePictureId = null] = ids
    if (pictureId === undefined) throw new Error('a picture was sent and none was stored')
    await setTitlePictures(trx, { title, pictureId, phonePictureId, alt, now })

    const shown = await findTitle(trx, title)
    if (!shown) throw new Error('a title that was just written shows nothing')
    await recordActivity(trx, {
      actor,
      subject: { kind: 'picture', id: title, name: title },
      action: before ? 'edited' : 'added',
      ...(before && { changes: changesBetween(comparableTitle(before), comparableTitle(shown)) }),
      now,
    })
    await bumpCatalogueVersion(trx)
    return { ok: true, shown }
  })
}

/** The pictures of a title in a form that can be compared. */
const comparableTitle = (shown: TitlePictures) => ({
  picture: shown.picture.url,
  phone_picture: shown.phone_picture?.url ?? null,
  alt: shown.picture.alt,
})
