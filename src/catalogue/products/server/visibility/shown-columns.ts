import type { Shown, Visibility } from '../../visibility-contract.ts'

type Row = { hidden: boolean; draft: boolean; publish_at: Date | null; hide_at: Date | null }

export const shownView = ({ hidden, draft, publish_at, hide_at }: Row): Shown => ({
  visibility: draft ? 'draft' : hidden ? 'hidden' : 'on_sale',
  publish_at: publish_at?.toISOString() ?? null,
  hide_at: hide_at?.toISOString() ?? null,
})

/** What it is in the table of products. A product that leaves the shop does so now; one that was hidden keeps its time. */
export const shownColumns = (
  { visibility, publish_at, hide_at }: Shown,
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

/** Deleted, a product is neither planned nor a draft. */
export const notPlanned = { draft: false, publish_at: null, hide_at: null }
