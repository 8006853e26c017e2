import type { Transaction } from 'kysely'
import { claimingTexts, newTexts } from '#catalogue/labels/server/claims/claiming-texts.ts'
import { recordConfirmedClaims, weighClaims } from '#catalogue/labels/server/claims/weigh-claims.ts'
import { rememberPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { changeCatalogue, raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { isViolation } from '#database/violations.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import type { CategoryEdit, KeptCategory } from '../../category-contract.ts'
import { type EditedMeanwhile, type WrongField, wrongField } from '../change-refusals.ts'
import { editedMeanwhile } from '../edited-meanwhile.ts'
import { translationsColumn } from '../translations.ts'
import { nameTaken } from './add-category.ts'
import { requireCategory } from './categories.queries.ts'
import {
  lockCategory,
  nameIsTaken,
  raiseCategoryVersion,
  updateCategory,
} from './category-changes.queries.ts'
import type { UnconfirmedClaims } from './category-claims.ts'

export type EditCategoryRefused =
  | { ok: false; reason: 'NO_SUCH_CATEGORY' }
  | WrongField
  | UnconfirmedClaims
  | EditedMeanwhile<KeptCategory>
type EditCategory = { ok: true; category: KeptCategory } | EditCategoryRefused

/** Saves what was sent; a sent file replaces the picture. Refused when somebody else saved since the form was opened. */
export async function editCategory(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  categoryId: number,
  { version: openedAt, translations, claims_confirmed, ...fields }: CategoryEdit,
  files: UploadedFile[],
): Promise<EditCategory> {
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)
  const [picture] = stored.pictures

  const save = async (trx: Transaction<Database>): Promise<EditCategory> => {
    if (!(await lockCategory(trx, categoryId))) return { ok: false, reason: 'NO_SUCH_CATEGORY' }
    const before = await requireCategory(trx, categoryId)
    const refused = await editedMeanwhile(trx, { kind: 'category', current: before, openedAt })
    if (refused) return refused
    const now = parts.clock.now()
    const said = { before: wordsOf(before), after: wordsOf({ ...fields, translations }) }
    const claims = await weighClaims(trx, { ...said, categoryId })
    if (claims.length > 0 && !claims_confirmed) return { ok: false, reason: 'UNCONFIRMED_CLAIMS', claims }
    const subject = { kind: 'category', id: categoryId, name: fields.name ?? before.name } as const
    const words = { texts: newTexts(said.before, said.after), categoryId }
    await recordConfirmedClaims(trx, claims, { actor, subject, words, now })
    await updateCategory(trx, categoryId, {
      ...fields,
      translations: translationsColumn(translations),
      ...(picture && {
        picture_id: await rememberPicture(trx, picture, now),
        picture_alt: fields.name ?? before.name,
      }),
      // A picture whose alternative text is the category's name follows a new name.
      ...(!picture && fields.name && before.picture?.alt === before.name && { picture_alt: fields.name }),
      updated_at: now,
    })
    return { ok: true, category: await recordEdit(trx, actor, before, now) }
  }

  try {
    return await changeCatalogue(parts, save)
  } catch (error) {
    if (isViolation(error, nameIsTaken)) return nameTaken(fields.name ?? '')
    throw error
  }
}

const wordsOf = ({ name, description, translations }: Partial<KeptCategory> | CategoryEdit) =>
  claimingTexts({ name, description, translations })

async function recordEdit(
  trx: Transaction<Database>,
  actor: { id: number; name: string },
  before: KeptCategory,
  now: Date,
): Promise<KeptCategory> {
  const after = await requireCategory(trx, before.id)
  const changes = changesBetween(factsOf(before), factsOf(after))
  if (Object.keys(changes).length === 0) return before
  const version = await raiseCategoryVersion(trx, before.id)
  const subject = { kind: 'category', id: after.id, name: after.name } as const
  await recordActivity(trx, { actor, subject, action: 'edited', changes, now })
  await raiseCatalogueVersion(trx)
  return { ...after, version }
}

/** The fields compared for the activity log: all but the id, the version counter and the picture's dimensions. */
const factsOf = ({ id, version, picture, ...facts }: KeptCategory) => facts
