import type { SectionKey } from '#backoffice/ui/admin/section-url.ts'
import type { Right } from '#values/people/rights.ts'

const rightsOfSection: Record<SectionKey, Right[] | { oneOf: Right[] }> = {
  dashboard: ['reports:read'],
  'add-product': ['catalogue:read', 'catalogue:write'],
  'add-category': ['catalogue:read', 'catalogue:write'],
  images: ['catalogue:read', 'catalogue:write'],
  products: ['catalogue:read', 'catalogue:write'],
  categories: ['catalogue:read', 'catalogue:write'],
  import: ['catalogue:read', 'catalogue:write'],
  photos: ['catalogue:read', 'catalogue:write'],
  bundles: ['catalogue:read', 'catalogue:write'],
  coupons: ['catalogue:read'],
  search: ['catalogue:read', 'catalogue:write'],
  reviews: ['reviews:read', 'reviews:write'],
  stock: ['stock:read'],
  orders: ['orders:read'],
  packing: ['orders:pack'],
  money: ['money:read'],
  reports: { oneOf: ['reports:read', 'stock:read'] },
  returns: ['orders:read', 'refunds:write'],
  tickets: ['tickets:read', 'tickets:write'],
  users: ['customers:read'],
  staff: ['staff:read'],
  activity: ['activity:read'],
  texts: ['texts:read', 'texts:write'],
  stories: ['texts:read', 'texts:write'],
  mails: ['mails:read', 'texts:read', 'texts:write'],
  connections: ['settings:read', 'settings:write'],
  delivery: ['settings:read', 'settings:write'],
  store: ['settings:read', 'settings:write'],
  status: ['status:read'],
  guide: ['settings:read', 'settings:write'],
  account: ['account:own'],
}

type May = (...rights: Right[]) => boolean

/**
 * The sections that somebody may open. One that consists of forms also needs the right to change something, because
 * without it every button would be refused. One with a tab for each right opens with any of them.
 */
export const sectionsFor = <S extends { key: SectionKey }>(sections: readonly S[], may: May): S[] =>
  sections.filter(({ key }) => {
    const needed = rightsOfSection[key]
    return Array.isArray(needed) ? may(...needed) : needed.oneOf.some((right) => may(right))
  })
