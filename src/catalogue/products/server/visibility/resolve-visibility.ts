import type { VisibilitySchedule } from '../../visibility-contract.ts'
import { visibilitySentences } from '../../words/index.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'

type VisibilityInput = { [Name in keyof VisibilitySchedule]?: VisibilitySchedule[Name] | undefined }

/**
 * The product's visibility after a save. Putting it on sale clears its publishing time; hiding it clears its hiding
 * time unless it is to be published before.
 * @param before of a new product: `initialVisibility`
 */
export function resolveVisibility(
  before: VisibilitySchedule,
  input: VisibilityInput,
  now: Date,
): { ok: true; shown: VisibilitySchedule } | WrongField {
  const visibility = input.visibility ?? before.visibility
  const isOnSale = visibility === 'on_sale'
  if (isOnSale && input.publish_at) return wrongField('publish_at', visibilitySentences.isOnSaleAlready)
  const publish_at = isOnSale ? null : inputOrBefore(input.publish_at, before.publish_at)
  const willBeOnSale = isOnSale || publish_at !== null
  const hide_at = willBeOnSale ? inputOrBefore(input.hide_at, before.hide_at) : (input.hide_at ?? null)

  const isPast = (moment: string | null) => moment !== null && new Date(moment) <= now
  if (isPast(publish_at) && publish_at !== before.publish_at)
    return wrongField('publish_at', visibilitySentences.isPast)
  if (isPast(hide_at) && hide_at !== before.hide_at) return wrongField('hide_at', visibilitySentences.isPast)
  if (hide_at && !willBeOnSale) return wrongField('hide_at', visibilitySentences.isHiddenAlready)
  if (hide_at && publish_at && hide_at <= publish_at)
    return wrongField('hide_at', visibilitySentences.goesBeforeItAppears)
  return { ok: true, shown: { visibility, publish_at, hide_at } }
}

/** The entered moment, or the earlier one if none was entered; null removes it. */
const inputOrBefore = (moment: string | null | undefined, before: string | null) =>
  moment === undefined ? before : moment

/** The default of a new product: a draft in a real shop, because it cannot be sold without a label. */
export const initialVisibility = ({ demo }: { demo: boolean }): VisibilitySchedule => ({
  visibility: demo ? 'on_sale' : 'draft',
  publish_at: null,
  hide_at: null,
})
