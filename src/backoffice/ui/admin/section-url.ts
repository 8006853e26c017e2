/** The section names in the URL (decision P7). */
export type SectionKey =
  | 'dashboard'
  | 'add-product'
  | 'add-category'
  | 'images'
  | 'products'
  | 'categories'
  | 'import'
  | 'photos'
  | 'bundles'
  | 'coupons'
  | 'search'
  | 'reviews'
  | 'stock'
  | 'orders'
  | 'packing'
  | 'money'
  | 'reports'
  | 'returns'
  | 'tickets'
  | 'users'
  | 'staff'
  | 'activity'
  | 'texts'
  | 'stories'
  | 'mails'
  | 'delivery'
  | 'store'
  | 'connections'
  | 'status'
  | 'guide'
  | 'account'

/** URL of a section; `query` holds the section's own parameters, such as a filter. */
export const sectionUrl = (section: SectionKey, query: Record<string, string> = {}) =>
  `/admin?${new URLSearchParams({ section, ...query })}`

/** URL of a section with the form that has this field open, or with the focus on the button of this name. */
export const fieldUrl = (section: SectionKey, field: string) => `${sectionUrl(section)}#${field}`

/** The page of one order. */
export const orderUrl = (id: number) => sectionUrl('orders', { order: String(id) })

/** The screen on which an order is changed. */
export const changeOrderUrl = (id: number) => sectionUrl('orders', { order: String(id), change: 'items' })

/** The page of one ticket. */
export const ticketUrl = (id: number) => sectionUrl('tickets', { ticket: String(id) })

/** Routes that open the dashboard with a section. */
const sectionOfPath: Record<string, SectionKey> = {
  '/admin/product/add': 'add-product',
  '/admin/category/add': 'add-category',
  '/admin/products': 'products',
  '/admin/categories': 'categories',
  '/admin/orders': 'orders',
  '/admin/images': 'images',
}

/** The section name in a URL; it may not exist. */
export const sectionNameOf = ({ pathname, search }: { pathname: string; search: string }) =>
  sectionOfPath[pathname.replace(/\/+$/, '')] ?? new URLSearchParams(search).get('section') ?? 'dashboard'
