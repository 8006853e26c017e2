import { changeCatalogue, raiseCatalogueVersion } from '../../../../database/catalogue-version.ts'
import type { UploadedFile } from '../../../../http/calls/multipart.ts'
import type { Parts } from '../../../../parts.ts'
import { recordActivity } from '../../../backoffice/server/record-activity.ts'
import { rememberPicture } from '../../../pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '../../../pictures/server/store-pictures.ts'
import { said as picturesSaid } from '../../../pictures/words/office/index.ts'
import type { Category, NewCategory } from '../../category-contract.ts'
import { said } from '../../words/office/changes/index.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'
import { translationsColumn } from '../translations.ts'
import { requireCategory } from './categories.queries.ts'
import { insertCategory } from './category-changes.queries.ts'

type AddCategory = { ok: true; category: Category } | WrongField

/** Adds a category with its picture (specification §5). */
export async function addCategory(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  { translations, ...fields }: NewCategory,
  files: UploadedFile[],
): Promise<AddCategory> {
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)
  const [picture] = stored.pictures
  if (!picture) return wrongField('image', picturesSaid.imageMissing)

  return changeCatalogue(parts, async (trx): Promise<AddCategory> => {
    const now = parts.clock.now()
    const id = await insertCategory(trx, {
      ...fields,
      translations: translationsColumn(translations),
      picture_id: await rememberPicture(trx, picture, now),
      picture_alt: fields.name,
      created_at: now,
      updated_at: now,
    })
    if (id === undefined) return nameTaken(fields.name)
    await recordActivity(trx, {
      actor,
      subject: { kind: 'category', id, name: fields.name },
      action: 'added',
      now,
    })
    await raiseCatalogueVersion(trx)
    return { ok: true, category: await requireCategory(trx, id) }
  })
}

export const nameTaken = (name: string) => wrongField('name', said.nameTaken({ name }))
