import type { PageUrl } from '#pages/page-url.ts'

/** The page of the link in emails about back-in-stock alerts. */
export const inventoryPages: PageUrl[] = [
  {
    path: '/alerts/:key',
    access: 'anyone',
    page: './inventory/alerts/shop/alerts-page.tsx',
    secret: true,
    beforeOpening: true,
  },
]
