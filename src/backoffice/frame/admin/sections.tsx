import { type ComponentType, createElement, lazy, useState } from 'react'
import { type SectionKey, sectionNameOf } from '#backoffice/ui/admin/section-url.ts'
import { type IconComponent, SearchIcon } from '#ui/elements/icons.tsx'
import { MapPinIcon, PackageIcon, StoreIcon } from '#ui/elements/lazy-icons.tsx'
import * as words from '../words/office/en.ts'
import {
  BookIcon,
  ClipboardCheckIcon,
  ClipboardListIcon,
  DashboardIcon,
  FileTextIcon,
  FolderPlusIcon,
  HistoryIcon,
  ImagesIcon,
  LayersIcon,
  LifebuoyIcon,
  ListChecksIcon,
  MailIcon,
  PackagePlusIcon,
  PlugIcon,
  PulseIcon,
  RupeeIcon,
  StarIcon,
  TagsIcon,
  UserCogIcon,
  UsersIcon,
} from './section-icons.tsx'

/** A group of the sidebar; the dashboard is above all groups. */
export type SectionGroup = 'home' | keyof typeof words.sectionGroups

export type Section = {
  key: SectionKey
  /** Its group in the sidebar (decision X23). */
  group: SectionGroup
  /** Label in the sidebar. */
  label: string
  /** The page's only `h1`; headings inside the section start at `h2`. */
  title: string
  icon: IconComponent
  /** Loads its code when the section is first opened. Takes no props and keeps its state in the URL. */
  Content: ComponentType
  /** Loads its code ahead. */
  preload: () => Promise<unknown>
}

/** A section's code that is loaded when needed. Once it is there, the section opens without its loading state. */
function loadedLater(load: () => Promise<{ default: ComponentType }>) {
  let Loaded: ComponentType | undefined
  const preload = async () => {
    const code = await load()
    Loaded = code.default
    return code
  }
  const Late = lazy(preload)
  // biome-ignore lint/correctness/noComponentHookFactories: one component a section, for as long as the page is open.
  const Content = () => createElement(useState(() => Loaded ?? Late)[0])
  return { Content, preload }
}

/** Every section of the back office in the order of the sidebar; in a group, the required ones keep their order (X23). */
export const sections: readonly [Section, ...Section[]] = [
  {
    key: 'dashboard',
    group: 'home',
    ...words.sections.dashboard,
    icon: DashboardIcon,
    ...loadedLater(() => import('#backoffice/dashboard/admin/dashboard-section.tsx')),
  },
  {
    key: 'orders',
    group: 'orders',
    ...words.sections.orders,
    icon: ClipboardListIcon,
    ...loadedLater(() => import('#ordering/orders/admin/orders-section.tsx')),
  },
  {
    key: 'packing',
    group: 'orders',
    ...words.sections.packing,
    icon: ClipboardCheckIcon,
    ...loadedLater(() => import('#fulfilment/packing/admin/packing-section.tsx')),
  },
  {
    key: 'returns',
    group: 'orders',
    ...words.sections.returns,
    icon: PackageIcon,
    ...loadedLater(() => import('#ordering/returns/admin/returns-section.tsx')),
  },
  {
    key: 'tickets',
    group: 'orders',
    ...words.sections.tickets,
    icon: LifebuoyIcon,
    ...loadedLater(() => import('#people/support/admin/tickets-section.tsx')),
  },
  {
    key: 'add-product',
    group: 'products',
    ...words.sections.addProduct,
    icon: PackagePlusIcon,
    ...loadedLater(() => import('#catalogue/products/admin/product-form/add-product-section.tsx')),
  },
  {
    key: 'add-category',
    group: 'products',
    ...words.sections.addCategory,
    icon: FolderPlusIcon,
    ...loadedLater(() => import('#catalogue/products/admin/categories/add-category-section.tsx')),
  },
  {
    key: 'products',
    group: 'products',
    ...words.sections.products,
    icon: PackageIcon,
    ...loadedLater(() => import('#catalogue/products/admin/products/products-section.tsx')),
  },
  {
    key: 'categories',
    group: 'products',
    ...words.sections.categories,
    icon: TagsIcon,
    ...loadedLater(() => import('#catalogue/products/admin/categories/categories-section.tsx')),
  },
  {
    key: 'import',
    group: 'products',
    ...words.sections.import,
    icon: ClipboardListIcon,
    ...loadedLater(() => import('#catalogue/imports/admin/import-section.tsx')),
  },
  {
    key: 'photos',
    group: 'products',
    ...words.sections.photos,
    icon: ImagesIcon,
    ...loadedLater(() => import('#catalogue/bulk-pictures/admin/photos-section.tsx')),
  },
  {
    key: 'bundles',
    group: 'products',
    ...words.sections.bundles,
    icon: PackagePlusIcon,
    ...loadedLater(() => import('#catalogue/bundles/admin/bundles-section.tsx')),
  },
  {
    key: 'coupons',
    group: 'products',
    ...words.sections.coupons,
    icon: TagsIcon,
    ...loadedLater(() => import('#ordering/coupons/admin/coupons-section.tsx')),
  },
  {
    key: 'stock',
    group: 'products',
    ...words.sections.stock,
    icon: LayersIcon,
    ...loadedLater(() => import('#inventory/stock/admin/stock-section.tsx')),
  },
  {
    key: 'reviews',
    group: 'products',
    ...words.sections.reviews,
    icon: StarIcon,
    ...loadedLater(() => import('#catalogue/reviews/admin/reviews-section.tsx')),
  },
  {
    key: 'search',
    group: 'products',
    ...words.sections.search,
    icon: SearchIcon,
    ...loadedLater(() => import('#catalogue/search/admin/search-section.tsx')),
  },
  {
    key: 'users',
    group: 'customers',
    ...words.sections.users,
    icon: UsersIcon,
    ...loadedLater(() => import('#people/customers/admin/customers-section.tsx')),
  },
  {
    key: 'money',
    group: 'money',
    ...words.sections.money,
    icon: RupeeIcon,
    ...loadedLater(() => import('#payments/reconciliation/admin/money-section.tsx')),
  },
  {
    key: 'reports',
    group: 'money',
    ...words.sections.reports,
    icon: DashboardIcon,
    ...loadedLater(() => import('#backoffice/reports/admin/reports-section.tsx')),
  },
  {
    key: 'images',
    group: 'website',
    ...words.sections.images,
    icon: ImagesIcon,
    ...loadedLater(() => import('#catalogue/pictures/admin/images-section.tsx')),
  },
  {
    key: 'texts',
    group: 'website',
    ...words.sections.texts,
    icon: FileTextIcon,
    ...loadedLater(() => import('#shopfront/pages/admin/texts-section.tsx')),
  },
  {
    key: 'stories',
    group: 'website',
    ...words.sections.stories,
    icon: BookIcon,
    ...loadedLater(() => import('#catalogue/stories/admin/stories-section.tsx')),
  },
  {
    key: 'store',
    group: 'settings',
    ...words.sections.store,
    icon: StoreIcon,
    ...loadedLater(() => import('#shopfront/settings/admin/store-section.tsx')),
  },
  {
    key: 'delivery',
    group: 'settings',
    ...words.sections.delivery,
    icon: MapPinIcon,
    ...loadedLater(() => import('#ordering/delivery/admin/delivery-section.tsx')),
  },
  {
    key: 'mails',
    group: 'settings',
    ...words.sections.mails,
    icon: MailIcon,
    ...loadedLater(() => import('#operations/notifications/admin/mails-section.tsx')),
  },
  {
    key: 'connections',
    group: 'settings',
    ...words.sections.connections,
    icon: PlugIcon,
    ...loadedLater(() => import('#shopfront/connections/admin/connections-section.tsx')),
  },
  {
    key: 'staff',
    group: 'settings',
    ...words.sections.staff,
    icon: UserCogIcon,
    ...loadedLater(() => import('#people/staff/admin/staff-section.tsx')),
  },
  {
    key: 'status',
    group: 'settings',
    ...words.sections.status,
    icon: PulseIcon,
    ...loadedLater(() => import('#operations/health/admin/health-section.tsx')),
  },
  {
    key: 'activity',
    group: 'settings',
    ...words.sections.activity,
    icon: HistoryIcon,
    ...loadedLater(() => import('#operations/activity/admin/activity-section.tsx')),
  },
  {
    key: 'guide',
    group: 'settings',
    ...words.sections.guide,
    icon: ListChecksIcon,
    ...loadedLater(() => import('#shopfront/walkthrough/admin/guide-section.tsx')),
  },
  {
    key: 'account',
    group: 'settings',
    ...words.sections.account,
    icon: UserCogIcon,
    ...loadedLater(() => import('#people/accounts/admin/account-section.tsx')),
  },
]

/** The section that a URL opens; the dashboard for an unknown one. */
export function sectionOf(address: { pathname: string; search: string }): Section {
  const name = sectionNameOf(address)
  return sections.find(({ key }) => key === name) ?? sections[0]
}
