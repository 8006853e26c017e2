import type { Generated, GeneratedAlways } from 'kysely'
import type { RejectReason, ReviewState } from '#catalogue/reviews/rules/review.ts'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// Reviews of products by their buyers.

export interface ReviewsTable {
  id: Id
  product_id: number
  /** Null only in the demo. */
  order_id: number | null
  order_item_id: number | null
  /** The account, or a hash of the guest's email address: see `buyer-key.ts`. */
  buyer: string
  /** The size that was bought. */
  size: string
  stars: number
  text: Generated<string>
  /** The name that the reviewer chose. */
  shown_name: string
  /** The language that it was written in. */
  locale: Language
  state: Generated<ReviewState>
  /** Why it was rejected. */
  reason: RejectReason | null
  /** What the merchant added to the reason. */
  note: Generated<string>
  /** The merchant's public reply. */
  reply: Generated<string>
  replied_at: Date | null
  version: Generated<number>
  written_at: InsertOnlyDate
  /** When it was published or rejected. */
  decided_at: Date | null
  words: GeneratedAlways<string | null>
}

export interface ReviewPicturesTable {
  id: Id
  /** Null once the review doesn't show it any more: a job deletes it. */
  review_id: number | null
  position: number
  picture_id: number
}

/** How many published reviews have how many stars; written by a trigger. */
export interface ProductRatingsTable {
  product_id: number
  stars_1: Generated<number>
  stars_2: Generated<number>
  stars_3: Generated<number>
  stars_4: Generated<number>
  stars_5: Generated<number>
}
