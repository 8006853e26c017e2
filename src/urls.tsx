import type { Access } from '#http/calls/endpoint.ts'

/** A page's path and its module. */
export type PageUrl = {
  path: string
  access: Exclude<Access, 'signedIn'>
  /** The page's module, loaded when it is first opened. */
  page: `./${string}/${'shop' | 'admin'}/${string}-page.tsx`
  /** No navigation bar and footer, for pages with a single task (specification §2.1). */
  bare?: true
  /** Also open to guests, if guests have carts. */
  visitorsToo?: true
  /** Signed-in users are redirected to their home page (decision P6). */
  signedOutOnly?: true
  /** The query parameters that change a public page; its cached copies do not depend on others. */
  query?: string[]
  /** Reachable before the shop opens (decision X16). */
  beforeOpening?: true
  /** The URL contains a user's secret, so the page must not be cached. */
  secret?: true
}

/** Every page of the shop. */
export const pageUrls: PageUrl[] = [
  { path: '/', access: 'anyone', page: './shopfront/pages/shop/home/home-page.tsx' },
  {
    path: '/categories',
    access: 'anyone',
    page: './catalogue/products/shop/lists/categories-page.tsx',
    query: ['q', 'without', 'mark', 'claim'],
  },
  {
    path: '/categories/:id',
    access: 'anyone',
    page: './catalogue/products/shop/lists/category-page.tsx',
    query: ['without', 'mark', 'claim'],
  },
  {
    path: '/product/:id',
    access: 'anyone',
    page: './catalogue/products/shop/product/product-page.tsx',
    query: ['pack'],
  },
  { path: '/about', access: 'anyone', page: './shopfront/pages/shop/about/about-page.tsx' },
  { path: '/privacy-policy', access: 'anyone', page: './shopfront/pages/shop/about/policy-page.tsx' },
  { path: '/terms-and-conditions', access: 'anyone', page: './shopfront/pages/shop/about/policy-page.tsx' },
  { path: '/refund-policy', access: 'anyone', page: './shopfront/pages/shop/about/policy-page.tsx' },
  { path: '/shipping-policy', access: 'anyone', page: './shopfront/pages/shop/about/policy-page.tsx' },
  { path: '/my-data', access: 'anyone', page: './people/privacy/shop/my-data-page.tsx' },
  { path: '/help', access: 'anyone', page: './people/support/shop/help-page.tsx' },
  {
    path: '/help/:key',
    access: 'anyone',
    page: './people/support/shop/help-page.tsx',
    secret: true,
    beforeOpening: true,
  },
  { path: '/help/:what/:id', access: 'customer', page: './people/support/shop/help-page.tsx' },

  {
    path: '/login',
    access: 'anyone',
    page: './people/accounts/shop/login-page.tsx',
    bare: true,
    beforeOpening: true,
    signedOutOnly: true,
  },
  {
    path: '/register',
    access: 'anyone',
    page: './people/accounts/shop/register-page.tsx',
    bare: true,
    signedOutOnly: true,
  },
  {
    path: '/reset',
    access: 'anyone',
    page: './people/accounts/shop/forgot-pin-page.tsx',
    beforeOpening: true,
  },
  {
    path: '/reset-password/:email/:token',
    access: 'anyone',
    page: './people/accounts/shop/new-pin-page.tsx',
    bare: true,
    beforeOpening: true,
    secret: true,
  },

  { path: '/profile/address', access: 'customer', page: './people/addresses/shop/own-address-page.tsx' },
  { path: '/profile/:username', access: 'customer', page: './people/accounts/shop/profile-page.tsx' },
  { path: '/:username/account', access: 'customer', page: './people/accounts/shop/account-page.tsx' },
  { path: '/:username/address', access: 'customer', page: './people/addresses/shop/address-page.tsx' },
  { path: '/:username/orders', access: 'customer', page: './ordering/orders/shop/orders-page.tsx' },
  { path: '/cart', access: 'customer', page: './ordering/cart/shop/cart-page.tsx', visitorsToo: true },
  { path: '/checkout', access: 'customer', page: './ordering/checkout/shop/checkout-page.tsx' },
  {
    path: '/orders/:id/payment',
    access: 'customer',
    page: './ordering/checkout/shop/payment/payment-page.tsx',
  },
  { path: '/orderSuccess', access: 'customer', page: './ordering/checkout/shop/order-success-page.tsx' },

  // The dashboard, opened at a section.
  ...['', '/product/add', '/category/add', '/products', '/categories', '/orders', '/images'].map(
    (section): PageUrl => ({
      path: `/admin${section}`,
      access: 'admin',
      page: './backoffice/frame/admin/admin-page.tsx',
      bare: true,
    }),
  ),

  {
    path: '/admin/second-factor',
    access: 'admin',
    page: './people/second-factor/admin/second-factor-page.tsx',
    bare: true,
  },
  { path: '/admin/preview/:page', access: 'admin', page: './shopfront/pages/admin/preview-page.tsx' },

  { path: '*', access: 'anyone', page: './shopfront/pages/shop/not-found-page.tsx' },
]
