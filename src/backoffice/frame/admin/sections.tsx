import { type ComponentType, lazy } from 'react'
import { type SectionKey, sectionNameOf } from '#backoffice/ui/admin/section-url.ts'
import type { IconComponent } from '#ui/elements/icons.tsx'
import { MapPinIcon, PackageIcon, StoreIcon } from '#ui/elements/lazy-icons.tsx'
import * as words from '../words/office/en.ts'
import {
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
  PulseIcon,
  RupeeIcon,
  TagsIcon,
  UserCogIcon,
  UsersIcon,
} from './section-icons.tsx'

/** A group of the sidebar; the dashboard is above all groups. */
type SectionGroup = 'home' | keyof typeof words.sectionGroups

export type Section = {
  key: SectionKey
  /** Its group in the sidebar (decision X23). */
  group: SectionGroup
  /** Label in the sidebar. */
  label: string
  /** The page's only `h1`; headings inside the section start at `h2`. */
  title: string
  icon: IconComponent
  /** Loaded when the section is first opened. Takes no props and keeps its state in the URL. */
  Content: ComponentType
}

/** Every section of the back office in the order of the sidebar (specification §2.23). */
export const sections: readonly [Section, ...Section[]] = [
  {
    key: 'dashboard',
    group: 'home',
    ...words.sections.dashboard,
    icon: DashboardIcon,
    Content: lazy(() => import('#backoffice/dashboard/admin/dashboard-section.tsx')),
  },
  {
    key: 'add-product',
    group: 'products',
    ...words.sections.addProduct,
    icon: PackagePlusIcon,
    Content: lazy(() => import('#catalogue/products/admin/product-form/add-product-section.tsx')),
  },
  {
    key: 'add-category',
    group: 'products',
    ...words.sections.addCategory,
    icon: FolderPlusIcon,
    Content: lazy(() => import('#catalogue/products/admin/categories/add-category-section.tsx')),
  },
  {
    key: 'images',
    group: 'products',
    ...words.sections.images,
    icon: ImagesIcon,
    Content: lazy(() => import('#catalogue/pictures/admin/images-section.tsx')),
  },
  {
    key: 'products',
    group: 'products',
    ...words.sections.products,
    icon: PackageIcon,
    Content: lazy(() => import('#catalogue/products/admin/products/products-section.tsx')),
  },
  {
    key: 'categories',
    group: 'products',
    ...words.sections.categories,
    icon: TagsIcon,
    Content: lazy(() => import('#catalogue/products/admin/categories/categories-section.tsx')),
  },
  {
    key: 'stock',
    group: 'products',
    ...words.sections.stock,
    icon: LayersIcon,
    Content: lazy(() => import('#inventory/stock/admin/stock-section.tsx')),
  },
  {
    key: 'orders',
    group: 'orders',
    ...words.sections.orders,
    icon: ClipboardListIcon,
    Content: lazy(() => import('#ordering/orders/admin/orders-section.tsx')),
  },
  {
    key: 'packing',
    group: 'orders',
    ...words.sections.packing,
    icon: ClipboardCheckIcon,
    Content: lazy(() => import('#fulfilment/packing/admin/packing-section.tsx')),
  },
  {
    key: 'money',
    group: 'orders',
    ...words.sections.money,
    icon: RupeeIcon,
    Content: lazy(() => import('#payments/reconciliation/admin/money-section.tsx')),
  },
  {
    key: 'tickets',
    group: 'orders',
    ...words.sections.tickets,
    icon: LifebuoyIcon,
    Content: lazy(() => import('#people/support/admin/tickets-section.tsx')),
  },
  {
    key: 'users',
    group: 'people',
    ...words.sections.users,
    icon: UsersIcon,
    Content: lazy(() => import('#people/customers/admin/customers-section.tsx')),
  },
  {
    key: 'activity',
    group: 'people',
    ...words.sections.activity,
    icon: HistoryIcon,
    Content: lazy(() => import('#operations/activity/admin/activity-section.tsx')),
  },
  {
    key: 'texts',
    group: 'shop',
    ...words.sections.texts,
    icon: FileTextIcon,
    Content: lazy(() => import('#shopfront/pages/admin/texts-section.tsx')),
  },
  {
    key: 'mails',
    group: 'shop',
    ...words.sections.mails,
    icon: MailIcon,
    Content: lazy(() => import('#operations/notifications/admin/mails-section.tsx')),
  },
  {
    key: 'delivery',
    group: 'shop',
    ...words.sections.delivery,
    icon: MapPinIcon,
    Content: lazy(() => import('#ordering/delivery/admin/delivery-section.tsx')),
  },
  {
    key: 'store',
    group: 'shop',
    ...words.sections.store,
    icon: StoreIcon,
    Content: lazy(() => import('#shopfront/settings/admin/store-section.tsx')),
  },
  {
    key: 'status',
    group: 'shop',
    ...words.sections.status,
    icon: PulseIcon,
    Content: lazy(() => import('#operations/health/admin/health-section.tsx')),
  },
  {
    key: 'guide',
    group: 'shop',
    ...words.sections.guide,
    icon: ListChecksIcon,
    Content: lazy(() => import('#shopfront/onboarding/admin/onboarding-section.tsx')),
  },
  {
    key: 'account',
    group: 'you',
    ...words.sections.account,
    icon: UserCogIcon,
    Content: lazy(() => import('#people/accounts/admin/account-section.tsx')),
  },
]

/** The section that a URL opens; the dashboard for an unknown one. */
export function sectionOf(address: { pathname: string; search: string }): Section {
  const name = sectionNameOf(address)
  return sections.find(({ key }) => key === name) ?? sections[0]
}
