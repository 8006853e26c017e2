import { callApiPage, type ListPage, type Transport } from '#browser/call-api.ts'
import type { StoryCard, storyEndpoints } from '../contract.ts'
import type { StoryKind } from '../story-input-contract.ts'

/** Divisible by two and three, so that every row of cards is full. */
const pageSize = 12

type Query = { kind?: StoryKind | undefined; cursor?: string; limit?: number; product_id?: number }

/** A page of the published recipes and stories, newest first. */
export const listStories = (
  transport: Transport | undefined,
  query: Query = {},
): Promise<ListPage<StoryCard>> =>
  callApiPage<typeof storyEndpoints>(transport)('GET /stories', { query: { limit: pageSize, ...query } })
