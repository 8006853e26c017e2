import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  coerceNumber,
  id,
  idField,
  idParam,
  idParams,
  messageAnswer,
  noControlCharacters,
  pageQuery,
  pictureView,
  requiredText,
  searchText,
  timestamp,
  timestampOrNull,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { invisible, tooLong } from '#values/words/en.ts'
import { languages } from '#words/language.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import {
  maxReplyLength,
  maxReviewLength,
  maxReviewPictures,
  maxShownName,
  rejectReasons,
  reviewStates,
} from './rules/review.ts'
import * as words from './words/en.ts'
import * as officeWords from './words/office/en.ts'

const stars = z.number().int().min(1).max(5)
const language = z.enum(languages)

/** A published review, as everybody sees it. */
const publicReview = z.object({
  id,
  stars,
  text: z.string(),
  name: z.string(),
  /** The language it was written in. */
  language,
  /** The size that was bought. */
  size: z.string(),
  at: timestamp,
  pictures: z.array(pictureView),
  /** The shop's reply; empty without one. */
  reply: z.string(),
})
export type PublicReview = z.infer<typeof publicReview>

const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** A review on the home page, with its product. */
const praise = publicReview
  .pick({ id: true, stars: true, text: true, name: true, language: true })
  .extend({ product: z.object({ path: z.string(), name: z.string() }) })
export type Praise = z.infer<typeof praise>

/** A review as its writer sees it. */
const ownReview = publicReview.omit({ pictures: true, size: true }).extend({
  pictures: z.array(pictureView.extend({ id })),
  state: z.enum(reviewStates),
  /** Why it was rejected, and what the merchant added. */
  reason: z.enum(rejectReasons).nullable(),
  note: z.string(),
  version: versionField,
})
export type OwnReview = z.infer<typeof ownReview>

/** A product of an order that its buyer may review, or has reviewed. */
const reviewable = z.object({
  order_item_id: id,
  product_id: id,
  name: z.string(),
  size: z.string(),
  picture: pictureView.nullable(),
  /** The name that the form suggests. */
  shown_name: z.string(),
  review: ownReview.nullable(),
})
export type Reviewable = z.infer<typeof reviewable>

const longest = (most: number) => schemaSentence(tooLong, { most })
const optionalText = (most: number) =>
  z.string().trim().max(most, longest(most)).regex(noControlCharacters, invisible)

/** `keep`: the ids of the stored pictures that stay. `version`: 0 for a new review. */
const reviewInput = z.object({
  stars: coerceNumber(
    z
      .number(words.starsMissing)
      .int(words.starsMissing)
      .min(1, words.starsMissing)
      .max(5, words.starsMissing),
  ),
  text: optionalText(maxReviewLength).default(''),
  name: requiredText(maxShownName, words.nameMissing),
  keep: z
    .string()
    .regex(/^(\d{1,9}(,\d{1,9}){0,3})?$/, 'is not known')
    .default(''),
  version: coerceNumber(versionField),
})
export type ReviewInput = z.infer<typeof reviewInput>

const files = { field: 'pictures', most: maxReviewPictures, tooMany: words.tooManyPictures }
const lineParams = z.object({ id: idParam, item: idParam })
const key = z.string().regex(/^[\w-]{1,64}$/)
const linkedLineParams = z.object({ key, item: idParam })

/** More than a person needs: encoding the pictures costs time. */
const writingLimit = { most: 20, perSeconds: 3600, per: 'person' } as const
const readingLimit = { most: 120, perSeconds: 60 } as const

/** A review in the back office. */
const adminReview = publicReview.extend({
  product: z.object({ id, name: z.string(), path: z.string() }),
  order_id: id.nullable(),
  state: z.enum(reviewStates),
  reason: z.enum(rejectReasons).nullable(),
  note: z.string(),
  decided_at: timestampOrNull,
  /** Its text makes a claim about food or health. */
  has_claim: z.boolean(),
  version: versionField,
})
export type AdminReview = z.infer<typeof adminReview>

const rejectNote = optionalText(300)
const replyText = optionalText(maxReplyLength)

export const reviewEndpoints = {
  'GET /products/{id}/reviews': {
    right: 'anyone',
    summary: 'List the published reviews of a product',
    params: idParams,
    query: pageQuery.extend({ sort: z.enum(reviewSorts).optional() }),
    answer: z.array(publicReview),
  },
  'GET /reviews/praise': {
    right: 'anyone',
    summary:
      'Get the reviews of the home page: the newest of three products, with four stars or more and a text',
    answer: z.array(praise),
  },
  'GET /products/{id}/own-review': {
    right: 'orders:own',
    summary: 'Get the order with which you can review a product, and the state of your review',
    params: idParams,
    answer: z.object({
      order_id: id.nullable(),
      order_item_id: id.nullable(),
      state: z.enum(reviewStates).nullable(),
    }),
  },
  'GET /orders/{id}/reviews': {
    right: 'orders:own',
    summary: 'List the delivered products of your order, with your reviews of them',
    params: idParams,
    answer: z.array(reviewable),
  },
  'PUT /orders/{id}/reviews/{item}': {
    right: 'orders:own',
    summary:
      'Review a delivered product, or change your review; the merchant checks it before it’s published',
    params: lineParams,
    form: reviewInput,
    files,
    answer: ownReview,
    limit: writingLimit,
  },
  'DELETE /orders/{id}/reviews/{item}': {
    right: 'orders:own',
    summary: 'Delete your review of a product',
    params: lineParams,
    answer: messageAnswer,
    limit: writingLimit,
  },
  'GET /guest-orders/{key}/reviews': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'List the delivered products of a guest’s order, with the guest’s reviews of them',
    params: z.object({ key }),
    answer: z.array(reviewable),
    limit: readingLimit,
  },
  'PUT /guest-orders/{key}/reviews/{item}': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Review a delivered product of a guest’s order, or change the review',
    params: linkedLineParams,
    form: reviewInput,
    files,
    answer: ownReview,
    limit: writingLimit,
  },
  'DELETE /guest-orders/{key}/reviews/{item}': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Delete a guest’s review of a product',
    params: linkedLineParams,
    answer: messageAnswer,
    limit: writingLimit,
  },
  'GET /reviews': {
    right: 'reviews:read',
    summary: 'List reviews: waiting ones oldest first, others newest first',
    query: pageQuery.extend({
      state: z.enum(reviewStates).optional(),
      stars: coerceNumber(stars).optional(),
      sort: z.enum(['newest', 'oldest']).optional(),
      q: searchText.optional(),
    }),
    answer: z.array(adminReview),
  },
  'POST /reviews/decisions': {
    right: 'reviews:write',
    summary:
      'Publish or reject reviews, or take that back; those that have changed since are left as they are',
    body: z
      .object({
        reviews: z
          .array(z.object({ id: idField, version: versionField.min(1) }))
          .min(1)
          .max(100),
        state: z.enum(reviewStates),
        /** Needed to reject. */
        reason: z.enum(rejectReasons, officeWords.reasonMissing).optional(),
        note: rejectNote.default(''),
      })
      .refine(({ state, reason }) => state !== 'rejected' || reason !== undefined, {
        path: ['reason'],
        message: officeWords.reasonMissing,
      })
      .refine(({ reason, note }) => reason !== 'other' || note !== '', {
        path: ['note'],
        message: officeWords.noteMissing,
      }),
    /** The reviews that were changed, in their new state. */
    answer: z.array(adminReview),
  },
  'PUT /reviews/{id}/reply': {
    right: 'reviews:write',
    summary: 'Reply to a review in public, or remove the reply with an empty text; the version must match',
    params: idParams,
    body: z.object({ reply: replyText, version: versionField.min(1) }),
    answer: adminReview,
  },
} satisfies Endpoints
