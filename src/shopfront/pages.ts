import type { PageUrl } from '#pages/page-url.ts'

/** The home page, About and the policies, the preview of edited texts, and the 404 page. */
export const shopfrontPages: PageUrl[] = [
  {
    path: '/',
    access: 'anyone',
    page: './shopfront/pages/shop/home/home-page.tsx',
    withCartBar: true,
    withRecentlyViewed: true,
  },
  { path: '/about', access: 'anyone', page: './shopfront/pages/shop/about/about-page.tsx' },
  { path: '/privacy-policy', access: 'anyone', page: './shopfront/pages/shop/about/policy-page.tsx' },
  { path: '/terms-and-conditions', access: 'anyone', page: './shopfront/pages/shop/about/policy-page.tsx' },
  { path: '/refund-policy', access: 'anyone', page: './shopfront/pages/shop/about/policy-page.tsx' },
  { path: '/shipping-policy', access: 'anyone', page: './shopfront/pages/shop/about/policy-page.tsx' },
  { path: '/admin/preview/:page', access: 'admin', page: './shopfront/pages/admin/preview-page.tsx' },
  { path: '*', access: 'anyone', page: './shopfront/pages/shop/not-found-page.tsx' },
]
