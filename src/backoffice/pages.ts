import type { PageUrl } from '#pages/page-url.ts'

/** The dashboard, opened at a section. */
export const backofficePages = [
  '',
  '/product/add',
  '/category/add',
  '/products',
  '/categories',
  '/orders',
  '/images',
].map(
  (section): PageUrl => ({
    path: `/admin${section}`,
    access: 'admin',
    page: './backoffice/frame/admin/admin-page.tsx',
    bare: true,
  }),
)
