import type { Visibility, VisibilitySchedule } from '../../visibility-contract.ts'

type Row = { hidden: boolean; draft: boolean; publish_at: Date | null; hide_at: Date | null }

/** The visibility and schedule of a product as the API returns them. */
export const visibilityView = ({ hidden, draft, publish_at, hide_at }: Row): VisibilitySchedule => ({
  visibility: draft ? 'draft' : hidden ? 'hidden' : 'on_sale',
  publish_at: publish_at?.toISOString() ?? null,
  hide_at: hide_at?.toISOString() ?? null,
})

/**
 * Visibility as columns of `products`. `archived_at` is now when a product leaves the shop, and stays if it was
 * hidden before.
 */
export const visibilityColumns = (
  { visibility, publish_at, hide_at }: VisibilitySchedule,
  before: { visibility: Visibility },
  now: Date,
) => ({
  hidden: visibility !== 'on_sale',
  draft: visibility === 'draft',
  publish_at: publish_at === null ? null : new Date(publish_at),
  hide_at: hide_at === null ? null : new Date(hide_at),
  ...(visibility === 'on_sale' && { archived_at: null }),
  ...(visibility !== 'on_sale' && before.visibility === 'on_sale' && { archived_at: now }),
})

/** A deleted product is neither scheduled nor a draft. */
export const noSchedule = { draft: false, publish_at: null, hide_at: null }
