import { formatDayAndYear } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { orderUrl, sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Right } from '#values/people/rights.ts'
import type { OfficeMatches } from '../contract.ts'
import { findEntries } from '../rules/find-entries.ts'
import * as words from '../words/office/en.ts'
import type { entriesOf, SectionEntry } from './office-entries.ts'
import type { Recent } from './recently-opened.ts'

const itemsShown = 5

/** A line of the results. `isPrivate`: its title must not stay on the device. */
export type Result = Recent & { detail: string; isPrivate?: boolean }
export type ResultGroup = { key: keyof typeof words.groups; items: Result[] }

/** What is found at once; it comes first, so that the answer of the shop moves nothing. */
export const listEntries = (entries: ReturnType<typeof entriesOf>, typed: string): ResultGroup[] =>
  (['sections', 'settings', 'help'] as const)
    .map((key) => ({ key, items: findEntries<SectionEntry>(entries[key], typed, itemsShown) }))
    .filter(hasItems)

/** What the person has opened before. */
export const listRecent = (recent: Recent[]): ResultGroup[] =>
  [{ key: 'recent' as const, items: recent.map((one) => ({ ...one, detail: '' })) }].filter(hasItems)

const hasItems = ({ items }: ResultGroup) => items.length > 0

type May = (...rights: Right[]) => boolean

/** The shop's answer, each group with a link to all that it has found if there are others. */
export function listMatches(
  { orders, customers, products }: OfficeMatches,
  { typed, may }: { typed: string; may: May },
): ResultGroup[] {
  const productSection = may('catalogue:write') ? 'products' : 'stock'
  return [
    groupOf('orders', orders, typed, 'orders', ({ id, name, total_price, createdAt }) => ({
      title: words.order({ id }),
      detail: [
        name,
        words.placedOn({ day: formatDayAndYear(createdAt), total: formatRupees(total_price) }),
      ].join(' · '),
      to: orderUrl(id),
    })),
    groupOf('customers', customers, typed, 'users', ({ id, name, phone, email }) => ({
      title: name,
      detail: words.reach({ phone, email }),
      to: sectionUrl('users', { customer: String(id) }),
      isPrivate: true,
    })),
    groupOf('products', products, typed, productSection, ({ id, name, category, state }) => ({
      title: name,
      detail: words.inCategory({ category, state: words.productStates[state] }),
      to:
        productSection === 'products'
          ? sectionUrl('products', { edit: String(id) })
          : sectionUrl('stock', { q: name }),
    })),
  ].filter(hasItems)
}

/** A group of matches; `resultOf` leaves out the section that they are in. */
function groupOf<Item>(
  key: keyof typeof words.showAll,
  found: { items: Item[]; more: boolean } | undefined,
  typed: string,
  section: Recent['section'],
  resultOf: (item: Item) => Omit<Result, 'section'>,
): ResultGroup {
  const items = found?.items ?? []
  const all = {
    title: words.showAll[key]({ typed }),
    detail: '',
    to: sectionUrl(section, { q: typed }),
    section,
    // A search may be a name or a phone number.
    isPrivate: true,
  }
  return {
    key,
    items: [...items.map((item) => ({ ...resultOf(item), section })), ...(found?.more ? [all] : [])],
  }
}
