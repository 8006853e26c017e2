import ClipboardList from 'lucide-react/icons/clipboard-list'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Images from 'lucide-react/icons/images'
import IndianRupee from 'lucide-react/icons/indian-rupee'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Package from 'lucide-react/icons/package'
import PackagePlus from 'lucide-react/icons/package-plus'
import Tags from 'lucide-react/icons/tags'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import { type ComponentType, lazy } from 'react'
import type { Drawing } from '../../../ui/icons.tsx'
import { type SectionKey, sectionNamedBy } from './section-url.ts'

export type Section = {
  key: SectionKey
  /** In the sidebar. */
  label: string
  /** Above the section, as the page's one `h1`: what the section itself shows starts at `h2`. */
  title: string
  icon: Drawing
  /** Loaded when the section is first opened. It takes no props and keeps its state in the address. */
  Content: ComponentType
}

type Module = { default: ComponentType }
const modules = import.meta.glob<Module>('/src/areas/*/web/admin-*-section.tsx')

/** The sections live in the areas they belong to. */
function contentOf(area: string, name: string) {
  const file = `/src/areas/${area}/web/admin-${name}-section.tsx`
  const load = modules[file]
  return lazy<ComponentType>(load ?? (async () => ({ default: () => <p>There is no {file} yet.</p> })))
}

/** Every section of the back office, as the sidebar lists them (specification §2.23). */
export const sections: readonly [Section, ...Section[]] = [
  {
    key: 'dashboard',
    label: 'Dashboard',
    title: 'Dashboard Overview',
    icon: LayoutDashboard,
    Content: contentOf('backoffice', 'dashboard'),
  },
  {
    key: 'add-product',
    label: 'Add Product',
    title: 'Add New Product',
    icon: PackagePlus,
    Content: contentOf('catalogue', 'add-product'),
  },
  {
    key: 'add-category',
    label: 'Add Category',
    title: 'Add New Category',
    icon: FolderPlus,
    Content: contentOf('catalogue', 'add-category'),
  },
  {
    key: 'images',
    label: 'Add Banner Images',
    title: 'Add Banner Image',
    icon: Images,
    Content: contentOf('pictures', 'images'),
  },
  {
    key: 'products',
    label: 'View Products',
    title: 'Products',
    icon: Package,
    Content: contentOf('catalogue', 'products'),
  },
  {
    key: 'categories',
    label: 'View Categories',
    title: 'Categories',
    icon: Tags,
    Content: contentOf('catalogue', 'categories'),
  },
  {
    key: 'orders',
    label: 'View Orders',
    title: 'All Orders',
    icon: ClipboardList,
    Content: contentOf('orders', 'orders'),
  },
  {
    key: 'money',
    label: 'Money',
    title: 'Money',
    icon: IndianRupee,
    Content: contentOf('checkout', 'money'),
  },
  {
    key: 'users',
    label: 'View Users',
    title: 'Users',
    icon: Users,
    Content: contentOf('accounts', 'users'),
  },
  {
    key: 'account',
    label: 'Account Details',
    title: 'Account Details',
    icon: UserCog,
    Content: contentOf('accounts', 'account'),
  },
]

/** The section an address opens; one that there is not is the dashboard. */
export function sectionOf(address: { pathname: string; search: string }): Section {
  const name = sectionNamedBy(address)
  return sections.find(({ key }) => key === name) ?? sections[0]
}
