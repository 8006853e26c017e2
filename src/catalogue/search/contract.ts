import { z } from 'zod'
import { labelFilter } from '#catalogue/labels/filter-contract.ts'
import { allergens, claims, dietMarks } from '#catalogue/labels/rules/food-label.ts'
import { product } from '#catalogue/products/contract.ts'
import { rating } from '#catalogue/reviews/rating-contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  coerceNumber,
  id,
  idField,
  idParams,
  messageAnswer,
  pageQuery,
  pictureView,
  requiredText,
  rupees,
  searchText,
  timestamp,
} from '#http/calls/schema-pieces.ts'

/** `best` is by relevance; without a search text it is the order in which the products were added. */
const searchSorts = ['best', 'newest', 'price', 'price_desc', 'name'] as const
export type SearchSort = (typeof searchSorts)[number]

const priceLimit = coerceNumber(z.number().min(0).max(20_000_000))

/** What a list of products is filtered by, each as a query parameter of the page too. */
const searchFilters = {
  ...labelFilter,
  category_id: idField.optional(),
  min_price: priceLimit.optional(),
  max_price: priceLimit.optional(),
  in_stock: z.literal('true').optional(),
}

const searchQuery = pageQuery.extend({
  ...searchFilters,
  q: searchText.optional(),
  sort: z.enum(searchSorts).optional(),
})

const countOf = <Name extends string>(names: readonly Name[]) =>
  z.array(z.object({ name: z.enum(names), count: z.number() }))

const categoryLink = z.object({ id, name: z.string(), path: z.string() })

/** How many results each further filter would leave; only those that leave some. */
const facets = z.object({
  categories: z.array(categoryLink.extend({ count: z.number() })),
  claim: countOf(claims),
  without: countOf(allergens),
  mark: countOf(dietMarks),
  in_stock: z.number(),
  /** The lowest and highest price of the results in rupees; null without results. */
  prices: z.object({ min: rupees, max: rupees }).nullable(),
})
export type SearchFacets = z.infer<typeof facets>

const searchAnswer = z.object({
  products: z.array(product),
  /** Counted up to a limit: see `countLimits.products`. */
  total: z.number(),
  /** Cursor of the next page. */
  next: z.string().nullable(),
  /** The words that were searched for instead of the typed ones, for `Showing results for …`. */
  corrected: z.string().nullable(),
  /** Label filters that the words ask for: `no nuts`, `gluten free`. They are applied. */
  understood: z.object({
    claim: z.array(z.enum(claims)),
    without: z.array(z.enum(allergens)),
    mark: z.array(z.enum(dietMarks)),
  }),
  /** No product has all of the words; these have some. */
  nearest: z.boolean(),
  /** Only if nothing was found at all. */
  bestsellers: z.array(product),
  facets,
})
export type SearchAnswer = z.infer<typeof searchAnswer>

const suggestedProduct = z.object({
  id,
  path: z.string(),
  name: z.string(),
  /** The lowest price of its sizes. */
  price: rupees,
  /** The sizes have different prices. */
  from: z.boolean(),
  quantity: z.string(),
  in_stock: z.boolean(),
  tint: z.string(),
  picture: pictureView.nullable(),
  /** Absent without published reviews. */
  rating: rating.pick({ average: true, count: true }).optional(),
})
const suggestions = z.object({
  completions: z.array(z.string()).max(4),
  categories: z.array(categoryLink).max(3),
  products: z.array(suggestedProduct).max(6),
})
export type SearchSuggestions = z.infer<typeof suggestions>

/** What the home page picks out of the catalogue; each list may be empty. */
const highlights = z.object({
  /** The products sold most in the last 90 days. */
  bestsellers: z.array(product).max(5),
  /** Added in the last 60 days, newest first. */
  newest: z.array(product).max(5),
  /** The claims that at least two labels make, and how many do. */
  claims: z.array(z.object({ claim: z.enum(claims), count: z.number() })),
})
export type Highlights = z.infer<typeof highlights>

const failedSearch = z.object({
  id,
  query: z.string(),
  /** How often it found nothing. */
  count: z.number(),
  last_at: timestamp,
})
export type FailedSearch = z.infer<typeof failedSearch>

/** A word of this shop's customers, and the words of its products that it stands for. */
const synonym = z.object({ id, word: z.string(), means: z.string() })
export type Synonym = z.infer<typeof synonym>

export const searchEndpoints = {
  'GET /search': {
    right: 'anyone',
    summary: 'Search, filter and sort live products',
    query: searchQuery,
    answer: searchAnswer,
  },
  'GET /search/suggestions': {
    right: 'anyone',
    summary: 'Suggest products, categories and words for the start of a search',
    query: z.object({ q: searchText }),
    answer: suggestions,
  },
  'GET /search/highlights': {
    right: 'anyone',
    summary: 'List bestsellers, new products and the claims that several labels make',
    answer: highlights,
  },
  'GET /search/failed': {
    right: 'catalogue:read',
    summary: 'List searches that found nothing, most frequent first',
    query: pageQuery,
    answer: z.array(failedSearch),
  },
  'DELETE /search/failed/{id}': {
    right: 'catalogue:write',
    summary: 'Dismiss a failed search',
    params: idParams,
    answer: messageAnswer,
  },
  'GET /search/synonyms': {
    right: 'catalogue:read',
    summary: 'List the shop’s own synonyms',
    answer: z.array(synonym),
  },
  'POST /search/synonyms': {
    right: 'catalogue:write',
    summary: 'Add a synonym, and dismiss the failed searches for its word',
    body: z.object({ word: requiredText(60), means: requiredText(120) }),
    answer: synonym,
    status: 201,
  },
  'DELETE /search/synonyms/{id}': {
    right: 'catalogue:write',
    summary: 'Delete a synonym',
    params: idParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
