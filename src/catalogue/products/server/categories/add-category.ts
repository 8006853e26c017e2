import { flattenTranslations } from '#catalogue/labels/server/claims/flatten-translations.ts'
import {
  findUncoveredClaims,
  recordConfirmedClaims,
} from '#catalogue/labels/server/claims/uncovered-claims.ts'
import { upsertPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { officeSentences as picturesSentences } from '#catalogue/pictures/words/index.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import type { Category, NewCategory } from '../../category-contract.ts'
import { changesSentences } from '../../words/index.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'
import { translationsColumn } from '../translations.ts'
import { requireCategory } from './categories.queries.ts'
import { insertCategory } from './category-changes.queries.ts'
import type { UnconfirmedClaims } from './category-claims.ts'

type AddCategory = { ok: true; category: Category } | WrongField | UnconfirmedClaims

/** Adds a category with its picture (specification §5). */
export async function addCategory(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  { translations, claims_confirmed, ...fields }: NewCategory,
  files: UploadedFile[],
): Promise<AddCategory> {
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)
  const [picture] = stored.pictures
  if (!picture) return wrongField('image', picturesSentences.imageMissing)

  return changeCatalogue(parts, async (trx): Promise<AddCategory> => {
    const now = parts.clock.now()
    const texts = flattenTranslations({ name: fields.name, description: fields.description, translations })
    // A new category has no products.
    const categoryId = null
    const claims = await findUncoveredClaims(trx, { before: {}, after: texts, categoryId })
    if (claims.length > 0 && !claims_confirmed) return { ok: false, reason: 'UNCONFIRMED_CLAIMS', claims }
    const id = await insertCategory(trx, {
      ...fields,
      translations: translationsColumn(translations),
      picture_id: await upsertPicture(trx, picture, now),
      picture_alt: fields.name,
      created_at: now,
      updated_at: now,
    })
    if (id === undefined) return refuseTakenName(fields.name)
    await recordActivity(trx, {
      actor,
      subject: { kind: 'category', id, name: fields.name },
      action: 'added',
      now,
    })
    const subject = { kind: 'category', id, name: fields.name } as const
    await recordConfirmedClaims(trx, claims, { actor, subject, about: { texts, categoryId }, now })
    await bumpCatalogueVersion(trx)
    return { ok: true, category: await requireCategory(trx, id) }
  })
}

/** The refusal of a category name that another category has. */
export const refuseTakenName = (name: string) => wrongField('name', changesSentences.nameTaken({ name }))
