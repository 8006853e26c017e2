import { z } from 'zod'
import { product } from '#catalogue/products/contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  id,
  idField,
  idParams,
  pageQuery,
  pictureView,
  searchText,
  timestamp,
  timestampOrNull,
} from '#http/calls/schema-pieces.ts'
import { block } from '#shopfront/pages/texts-contract.ts'
import { newStory, storyEdit, storyKind, storyState, storyTranslations } from './story-input-contract.ts'
import * as words from './words/office/en.ts'

/** A recipe or story as lists show it, in one language. */
const storyCard = z.object({
  id,
  /** Path of its page, without the language. */
  path: z.string(),
  kind: storyKind,
  title: z.string(),
  summary: z.string(),
  picture: pictureView,
  /** How long a recipe takes. */
  minutes: z.number().nullable(),
  /** Who a story is about, and where; empty if unknown. */
  person: z.string(),
  place: z.string(),
})
export type StoryCard = z.infer<typeof storyCard>

/** A size of a product on sale, and how many the recipe needs. */
const storyProduct = z.object({ pack_id: id, quantity: z.number().int(), product })
export type StoryProduct = z.infer<typeof storyProduct>

const story = storyCard.extend({
  /** The text: markup parsed and placeholders filled. */
  blocks: z.array(block),
  servings: z.number().nullable(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  /** Products that are not on sale are left out. */
  products: z.array(storyProduct),
  published_at: timestampOrNull,
  updated_at: timestamp,
})
export type Story = z.infer<typeof story>

/** A recipe or story in the back office, with its texts in every language. */
const editedStory = z.object({
  id,
  path: z.string(),
  kind: storyKind,
  state: storyState,
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  servings: z.number().nullable(),
  minutes: z.number().nullable(),
  ingredients: z.string(),
  steps: z.string(),
  person: z.string(),
  place: z.string(),
  picture: pictureView,
  alt: z.string(),
  products: z.array(
    z.object({ pack_id: id, quantity: z.number().int(), name: z.string(), on_sale: z.boolean() }),
  ),
  translations: storyTranslations,
  version: z.number(),
  published_at: timestampOrNull,
})
export type EditedStory = z.infer<typeof editedStory>

const onePicture = { field: 'image', most: 1, tooMany: words.onePicture }

export const storyEndpoints = {
  'GET /stories': {
    right: 'anyone',
    summary: 'List published recipes and stories, newest first: all, of one kind, or those with a product',
    query: pageQuery.extend({ kind: storyKind.optional(), product_id: idField.optional() }),
    answer: z.array(storyCard),
  },
  'GET /stories/{id}': {
    right: 'anyone',
    summary: 'Get a published recipe or story with its products',
    params: idParams,
    answer: story,
  },
  'GET /edited-stories': {
    right: 'texts:read',
    summary: 'List recipes and stories with drafts and archived ones, newest first',
    query: pageQuery.extend({
      q: searchText.optional(),
      kind: storyKind.optional(),
      state: storyState.optional(),
      sort: z.enum(['newest', 'title']).optional(),
    }),
    answer: z.array(editedStory),
  },
  'GET /edited-stories/{id}': {
    right: 'texts:read',
    summary: 'Get a recipe or story with its texts in every language',
    params: idParams,
    answer: editedStory,
  },
  'GET /edited-stories/{id}/preview': {
    right: 'texts:read',
    summary: 'Get a recipe or story in any state as its page would show it',
    params: idParams,
    answer: story,
  },
  'POST /edited-stories': {
    right: 'texts:write',
    summary: 'Add a recipe or story; a repeated form_key returns the existing one',
    form: newStory,
    files: onePicture,
    answer: editedStory,
    status: 201,
  },
  'PUT /edited-stories/{id}': {
    right: 'texts:write',
    summary: 'Update, publish, hide or archive a recipe or story',
    params: idParams,
    form: storyEdit,
    files: onePicture,
    answer: editedStory,
  },
} satisfies Endpoints
