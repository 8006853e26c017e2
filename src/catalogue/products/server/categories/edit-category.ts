import type { Transaction } from 'kysely'
import { changedTexts, flattenTranslations } from '#catalogue/labels/server/claims/flatten-translations.ts'
import {
  findUncoveredClaims,
  recordConfirmedClaims,
} from '#catalogue/labels/server/claims/uncovered-claims.ts'
import { upsertPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { isViolation } from '#database/violations.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import type { AdminCategory, CategoryEdit } from '../../category-contract.ts'
import { type EditConflict, type WrongField, wrongField } from '../change-refusals.ts'
import { findEditConflict } from '../find-edit-conflict.ts'
import { translationsColumn } from '../translations.ts'
import { refuseTakenName } from './add-category.ts'
import { requireCategory } from './categories.queries.ts'
import {
  lockCategory,
  nameTakenConstraint,
  raiseCategoryVersion,
  updateCategory,
} from './category-changes.queries.ts'
import type { UnconfirmedClaims } from './category-claims.ts'

export type EditCategoryRefused =
  | { ok: false; reason: 'NO_SUCH_CATEGORY' }
  | WrongField
  | UnconfirmedClaims
  | EditConflict<AdminCategory>
type EditCategory = { ok: true; category: AdminCategory } | EditCategoryRefused

/**
 * Saves the fields that were sent; an uploaded file replaces the picture. Refused if somebody else saved since the form
 * was opened.
 */
export async function editCategory(
  parts: Parts & PictureParts,
  actor: { id: number; name: string },
  categoryId: number,
  { version: expectedVersion, translations, claims_confirmed, ...fields }: CategoryEdit,
  files: UploadedFile[],
): Promise<EditCategory> {
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)
  const [picture] = stored.pictures

  const save = async (trx: Transaction<Database>): Promise<EditCategory> => {
    if (!(await lockCategory(trx, categoryId))) return { ok: false, reason: 'NO_SUCH_CATEGORY' }
    const before = await requireCategory(trx, categoryId)
    const refused = await findEditConflict(trx, { kind: 'category', current: before, expectedVersion })
    if (refused) return refused
    const now = parts.clock.now()
    const texts = { before: categoryTextsOf(before), after: categoryTextsOf({ ...fields, translations }) }
    const claims = await findUncoveredClaims(trx, { ...texts, categoryId })
    if (claims.length > 0 && !claims_confirmed) return { ok: false, reason: 'UNCONFIRMED_CLAIMS', claims }
    const subject = { kind: 'category', id: categoryId, name: fields.name ?? before.name } as const
    const about = { texts: changedTexts(texts.before, texts.after), categoryId }
    await recordConfirmedClaims(trx, claims, { actor, subject, about, now })
    await updateCategory(trx, categoryId, {
      ...fields,
      translations: translationsColumn(translations),
      ...(picture && {
        picture_id: await upsertPicture(trx, picture, now),
        picture_alt: fields.name ?? before.name,
      }),
      // If the alternative text equals the old name, it follows the new name.
      ...(!picture && fields.name && before.picture?.alt === before.name && { picture_alt: fields.name }),
      updated_at: now,
    })
    return { ok: true, category: await recordEdit(trx, actor, before, now) }
  }

  try {
    return await changeCatalogue(parts, save)
  } catch (error) {
    if (isViolation(error, nameTakenConstraint)) return refuseTakenName(fields.name ?? '')
    throw error
  }
}

const categoryTextsOf = ({ name, description, translations }: Partial<AdminCategory> | CategoryEdit) =>
  flattenTranslations({ name, description, translations })

/** Logs what changed and raises the versions; without a change, returns the category as it was. */
async function recordEdit(
  trx: Transaction<Database>,
  actor: { id: number; name: string },
  before: AdminCategory,
  now: Date,
): Promise<AdminCategory> {
  const after = await requireCategory(trx, before.id)
  const changes = changesBetween(comparableFields(before), comparableFields(after))
  if (Object.keys(changes).length === 0) return before
  const version = await raiseCategoryVersion(trx, before.id)
  const subject = { kind: 'category', id: after.id, name: after.name } as const
  await recordActivity(trx, { actor, subject, action: 'edited', changes, now })
  await bumpCatalogueVersion(trx)
  return { ...after, version }
}

/** The fields compared for the activity log: all but the id, the version counter and the picture's dimensions. */
const comparableFields = ({ id, version, picture, ...facts }: AdminCategory) => facts
