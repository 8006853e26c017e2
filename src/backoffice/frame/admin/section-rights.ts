import type { SectionKey } from '#backoffice/ui/admin/section-url.ts'
import type { Right } from '#values/people/rights.ts'

const rightsOfSection: Record<SectionKey, Right[]> = {
  dashboard: ['reports:read'],
  'add-product': ['catalogue:read', 'catalogue:write'],
  'add-category': ['catalogue:read', 'catalogue:write'],
  images: ['catalogue:read', 'catalogue:write'],
  products: ['catalogue:read', 'catalogue:write'],
  categories: ['catalogue:read', 'catalogue:write'],
  bundles: ['catalogue:read', 'catalogue:write'],
  search: ['catalogue:read', 'catalogue:write'],
  reviews: ['reviews:read', 'reviews:write'],
  stock: ['stock:read'],
  orders: ['orders:read'],
  packing: ['orders:pack'],
  money: ['money:read'],
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
 * without it every button would be refused.
 */
export const sectionsFor = <S extends { key: SectionKey }>(sections: readonly S[], may: May): S[] =>
  sections.filter(({ key }) => may(...rightsOfSection[key]))
