import type { Generated } from 'kysely'
import type { TranslatedColumn } from './catalogue.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// Recipes and stories, and the products that they link to.

type StoryTexts = {
  title?: string
  summary?: string
  body?: string
  ingredients?: string
  steps?: string
  person?: string
  place?: string
}

export interface StoriesTable {
  id: Id
  kind: 'recipe' | 'story'
  state: 'draft' | 'published' | 'archived'
  title: string
  summary: string
  /** The merchant's markup. */
  body: Generated<string>
  servings: number | null
  minutes: number | null
  /** One ingredient a line. */
  ingredients: Generated<string>
  /** One step a line. */
  steps: Generated<string>
  person: Generated<string>
  place: Generated<string>
  picture_id: number
  picture_alt: Generated<string>
  translations: TranslatedColumn<StoryTexts>
  version: Generated<number>
  form_key: string | null
  /** When it was first published. */
  published_at: Date | null
  created_at: InsertOnlyDate
  updated_at: Date
}

export interface StoryProductsTable {
  story_id: number
  position: number
  pack_id: number
  quantity: number
}
