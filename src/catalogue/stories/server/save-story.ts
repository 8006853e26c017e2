import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { ClaimCoverage } from '#catalogue/labels/claims-contract.ts'
import { changedTexts } from '#catalogue/labels/server/claims/flatten-translations.ts'
import {
  findUncoveredClaims,
  recordConfirmedClaims,
} from '#catalogue/labels/server/claims/uncovered-claims.ts'
import { upsertPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import { officeSentences as pictureSentences } from '#catalogue/pictures/words/index.ts'
import { type EditConflict, type WrongField, wrongField } from '#catalogue/products/server/change-refusals.ts'
import { findEditConflict } from '#catalogue/products/server/find-edit-conflict.ts'
import { translationsColumn } from '#catalogue/products/server/translations.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { EditedStory } from '../contract.ts'
import type { NewStory, StoryEdit } from '../story-input-contract.ts'
import { officeSentences } from '../words/index.ts'
import * as words from '../words/office/en.ts'
import { claimTextsOfStory } from './claim-texts.queries.ts'
import { findStoryProblem } from './find-story-problem.ts'
import {
  findEditedStory,
  findStoryByFormKey,
  findUnknownPacks,
  insertStory,
  lockStory,
  updateStory,
  writeStoryProducts,
} from './stories.queries.ts'

type Actor = { id: number; name: string }
type StoryRefused =
  | { ok: false; reason: 'NO_SUCH_STORY' }
  | { ok: false; reason: 'ADDED_DIFFERENTLY' }
  | { ok: false; reason: 'UNCONFIRMED_CLAIMS'; claims: ClaimCoverage[] }
  | WrongField
  | EditConflict<EditedStory>
export type SaveStory = { ok: true; story: EditedStory } | StoryRefused

/** Adds a recipe or story with its picture. A repeated form gives what the first one added. */
export async function addStory(
  parts: Parts & PictureParts,
  actor: Actor,
  { claims_confirmed, form_key, products = [], translations, alt = '', ...fields }: NewStory,
  files: UploadedFile[],
): Promise<SaveStory> {
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)
  const [picture] = stored.pictures
  if (!picture) return wrongField('image', pictureSentences.imageMissing)

  return changeCatalogue(parts, async (trx): Promise<SaveStory> => {
    const replayed = form_key && (await findStoryByFormKey(trx, form_key))
    if (replayed) return replayAdded(trx, replayed.id, { ...fields, translations, products })
    const now = parts.clock.now()
    const after = { ...blankStory, ...fields, translations: translations ?? {} }
    const problem = findStoryProblem(after) ?? (await findProductProblem(trx, products))
    if (problem) return problem
    const claims = await claimsToConfirm(trx, undefined, after)
    if (claims.length > 0 && !claims_confirmed) return { ok: false, reason: 'UNCONFIRMED_CLAIMS', claims }
    const added = await insertStory(trx, {
      ...fields,
      translations: translationsColumn(translations),
      picture_id: await upsertPicture(trx, picture, now),
      picture_alt: alt,
      form_key: form_key ?? null,
      published_at: fields.state === 'published' ? now : null,
      created_at: now,
      updated_at: now,
    })
    // Another request with the same key was faster.
    if (!added) {
      const first = await findStoryByFormKey(trx, form_key ?? '')
      return replayAdded(trx, first?.id ?? 0, { ...fields, translations, products })
    }
    await writeStoryProducts(trx, added.id, products)
    const story = await requireStory(trx, added.id)
    await recordActivity(trx, { actor, subject: subjectOf(story), action: 'added', now })
    await recordClaims(trx, { claims, actor, story, before: undefined, now })
    await bumpCatalogueVersion(trx)
    return { ok: true, story }
  })
}

/** Saves the fields that were sent. Refused if somebody else saved since the form was opened. */
export async function editStory(
  parts: Parts & PictureParts,
  actor: Actor,
  storyId: number,
  { version: expectedVersion, claims_confirmed, products, translations, alt, ...fields }: StoryEdit,
  files: UploadedFile[],
): Promise<SaveStory> {
  const stored = await storePictures(parts, files)
  if (!stored.ok) return wrongField('image', stored.sentence)
  const [picture] = stored.pictures

  return changeCatalogue(parts, async (trx): Promise<SaveStory> => {
    if (!(await lockStory(trx, storyId))) return { ok: false, reason: 'NO_SUCH_STORY' }
    const before = await requireStory(trx, storyId)
    const conflict = await findEditConflict(trx, {
      kind: 'page',
      subjectId: activityIdOf(storyId),
      current: before,
      expectedVersion,
    })
    if (conflict) return conflict
    const now = parts.clock.now()
    const after = {
      ...before,
      ...fields,
      ...(translations !== undefined && { translations: translations ?? {} }),
    }
    const problem = findStoryProblem(after) ?? (await findProductProblem(trx, products ?? []))
    if (problem) return problem
    const claims = await claimsToConfirm(trx, before, after)
    if (claims.length > 0 && !claims_confirmed) return { ok: false, reason: 'UNCONFIRMED_CLAIMS', claims }
    if (products) await writeStoryProducts(trx, storyId, products)
    await updateStory(trx, storyId, {
      ...fields,
      translations: translationsColumn(translations),
      ...(alt !== undefined && { picture_alt: alt }),
      ...(picture && { picture_id: await upsertPicture(trx, picture, now) }),
      ...(after.state === 'published' && before.published_at === null && { published_at: now }),
      updated_at: now,
    })
    const story = await requireStory(trx, storyId)
    await recordClaims(trx, { claims, actor, story, before, now })
    const changes = changesBetween(comparableFields(before), comparableFields(story))
    await recordActivity(trx, { actor, subject: subjectOf(story), action: 'edited', changes, now })
    await bumpCatalogueVersion(trx)
    return { ok: true, story }
  })
}

/** The values of fields that a form leaves out. */
const blankStory = {
  body: '',
  servings: null,
  minutes: null,
  ingredients: '',
  steps: '',
  person: '',
  place: '',
}

/** The story's id in the activity log, among the ids of other pages. */
const activityIdOf = (storyId: number) => `story/${storyId}`

const subjectOf = ({ id, kind, title }: EditedStory) =>
  ({ kind: 'page', id: activityIdOf(id), name: words.named[kind]({ title }) }) as const

async function requireStory(trx: Transaction<Database>, storyId: number) {
  const found = await findEditedStory(trx, storyId)
  if (!found) throw new Error(`story ${storyId} is not there`)
  return found
}

/** What an earlier request with the same idempotency key added, unless its form was edited in between. */
async function replayAdded(
  trx: Transaction<Database>,
  storyId: number,
  { translations, products, ...fields }: Partial<NewStory>,
): Promise<SaveStory> {
  const story = await requireStory(trx, storyId)
  const sent = {
    ...blankStory,
    ...fields,
    translations: withoutBlanks(translations ?? {}),
    products,
  }
  const added = {
    ...story,
    products: story.products.map(({ pack_id, quantity }) => ({ pack_id, quantity })),
  }
  return Object.entries(sent).every(([name, value]) =>
    isDeepStrictEqual(value, added[name as keyof typeof added]),
  )
    ? { ok: true, story }
    : { ok: false, reason: 'ADDED_DIFFERENTLY' }
}

async function findProductProblem(trx: Transaction<Database>, lines: { pack_id: number }[]) {
  const unknown = await findUnknownPacks(
    trx,
    lines.map((line) => line.pack_id),
  )
  return unknown.length > 0 ? wrongField('products', officeSentences.productGone) : undefined
}

type Texts = Parameters<typeof claimTextsOfStory>[0] & Pick<EditedStory, 'state'>

/** The texts that shoppers have seen; none of a draft. */
const shownTextsOf = (story: Texts | undefined) =>
  story?.state === 'published' ? claimTextsOfStory(story) : {}

/** The claims that saving would publish and that not every label carries. Drafts are not checked. */
const claimsToConfirm = async (trx: Transaction<Database>, before: Texts | undefined, after: Texts) =>
  after.state === 'published'
    ? findUncoveredClaims(trx, { before: shownTextsOf(before), after: claimTextsOfStory(after) })
    : []

type ClaimRecord = {
  claims: ClaimCoverage[]
  actor: Actor
  story: EditedStory
  before: EditedStory | undefined
  now: Date
}

const recordClaims = (trx: Transaction<Database>, { claims, actor, story, before, now }: ClaimRecord) =>
  recordConfirmedClaims(trx, claims, {
    actor,
    subject: subjectOf(story),
    about: { texts: changedTexts(shownTextsOf(before), claimTextsOfStory(story)) },
    now,
  })

/** The fields compared for the activity log. */
const comparableFields = ({
  id,
  version,
  path,
  picture,
  published_at,
  products,
  ...fields
}: EditedStory) => ({
  ...fields,
  picture: picture.url,
  products: products.map(({ name, quantity }) => `${quantity} × ${name}`),
})
