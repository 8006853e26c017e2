import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, rupees, searchText, timestamp } from '#http/calls/schema-pieces.ts'
import { isSearchable, longestSearch } from './rules/search-length.ts'

/** The first matches of one kind; `more`: there are others. Absent for somebody who may not see this kind. */
const group = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item).max(5), more: z.boolean() }).optional()

const officeMatches = z.object({
  orders: group(z.object({ id, name: z.string(), total_price: rupees, createdAt: timestamp })),
  customers: group(z.object({ id, name: z.string(), phone: z.string(), email: z.string() })),
  products: group(
    z.object({
      id,
      name: z.string(),
      category: z.string(),
      /** Whether shoppers see it. */
      state: z.enum(['live', 'hidden', 'draft']),
    }),
  ),
})
export type OfficeMatches = z.infer<typeof officeMatches>

export const officeSearchEndpoints = {
  'GET /search/office': {
    right: 'office:search',
    summary: 'Search orders, customers and products, as far as your role may see them',
    query: z.object({ q: searchText.pipe(z.string().max(longestSearch).refine(isSearchable)) }),
    answer: officeMatches,
    // Far above what somebody types, who pauses between searches.
    limit: { most: 120, perSeconds: 60, per: 'person' },
  },
} satisfies Endpoints
