import type { Shown } from '../../visibility-contract.ts'
import { said } from '../../words/office/visibility/index.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'

type Wish = { [Name in keyof Shown]?: Shown[Name] | undefined }

/**
 * What shoppers are to see of a product once a form is saved. What is put on sale has appeared, so it is not planned to;
 * what is hidden has gone, unless it is planned to appear before. @param before of a new product: `newlyShown`
 */
export function shownAs(before: Shown, wish: Wish, now: Date): { ok: true; shown: Shown } | WrongField {
  const visibility = wish.visibility ?? before.visibility
  const isOnSale = visibility === 'on_sale'
  if (isOnSale && wish.publish_at) return wrongField('publish_at', said.isOnSaleAlready)
  const publish_at = isOnSale ? null : sent(wish.publish_at, before.publish_at)
  const stays = isOnSale || publish_at !== null
  const hide_at = stays ? sent(wish.hide_at, before.hide_at) : (wish.hide_at ?? null)

  const isPast = (moment: string | null) => moment !== null && new Date(moment) <= now
  if (isPast(publish_at) && publish_at !== before.publish_at) return wrongField('publish_at', said.isPast)
  if (isPast(hide_at) && hide_at !== before.hide_at) return wrongField('hide_at', said.isPast)
  if (hide_at && !stays) return wrongField('hide_at', said.isHiddenAlready)
  if (hide_at && publish_at && hide_at <= publish_at) return wrongField('hide_at', said.goesBeforeItAppears)
  return { ok: true, shown: { visibility, publish_at, hide_at } }
}

const sent = (moment: string | null | undefined, before: string | null) =>
  moment === undefined ? before : moment

/** Where a form says nothing: a real shop's new product has no label yet, without which it is not sold. */
export const newlyShown = ({ demo }: { demo: boolean }): Shown => ({
  visibility: demo ? 'on_sale' : 'draft',
  publish_at: null,
  hide_at: null,
})
