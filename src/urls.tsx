import type { Access } from './http/endpoint.ts'

/** A page's address and where its code is. */
export type PageUrl = {
  path: string
  access: Exclude<Access, 'signedIn'>
  /** The page's file, loaded when it is first opened. */
  page: `./areas/${string}-page.tsx`
  /** No navigation bar and footer: pages with one task (specification §2.1). */
  bare?: true
  /** Who is signed in has no business here and is sent home (decision P6). */
  signedOutOnly?: true
  /** The query's names that change what a public page shows; its cached copies differ by no others. */
  query?: string[]
}

/** Every page of the shop. */
export const pageUrls: PageUrl[] = [
  { path: '/', access: 'anyone', page: './areas/storefront/web/home-page.tsx' },
  { path: '/categories', access: 'anyone', page: './areas/catalogue/web/categories-page.tsx', query: ['q'] },
  { path: '/categories/:id', access: 'anyone', page: './areas/catalogue/web/category-page.tsx' },
  { path: '/product/:id', access: 'anyone', page: './areas/catalogue/web/product-page.tsx' },
  { path: '/about', access: 'anyone', page: './areas/storefront/web/about-page.tsx' },
  { path: '/privacy-policy', access: 'anyone', page: './areas/storefront/web/privacy-policy-page.tsx' },
  {
    path: '/terms-and-conditions',
    access: 'anyone',
    page: './areas/storefront/web/terms-and-conditions-page.tsx',
  },
  { path: '/refund-policy', access: 'anyone', page: './areas/storefront/web/refund-policy-page.tsx' },
  { path: '/shipping-policy', access: 'anyone', page: './areas/storefront/web/shipping-policy-page.tsx' },

  {
    path: '/login',
    access: 'anyone',
    page: './areas/accounts/web/login-page.tsx',
    bare: true,
    signedOutOnly: true,
  },
  {
    path: '/register',
    access: 'anyone',
    page: './areas/accounts/web/register-page.tsx',
    bare: true,
    signedOutOnly: true,
  },
  { path: '/reset', access: 'anyone', page: './areas/accounts/web/forgot-pin-page.tsx' },
  {
    path: '/reset-password/:email/:token',
    access: 'anyone',
    page: './areas/accounts/web/new-pin-page.tsx',
    bare: true,
  },

  { path: '/profile/address', access: 'customer', page: './areas/addresses/web/own-address-page.tsx' },
  { path: '/profile/:username', access: 'customer', page: './areas/accounts/web/profile-page.tsx' },
  { path: '/:username/account', access: 'customer', page: './areas/accounts/web/account-page.tsx' },
  { path: '/:username/address', access: 'customer', page: './areas/addresses/web/address-page.tsx' },
  { path: '/:username/orders', access: 'customer', page: './areas/orders/web/orders-page.tsx' },
  { path: '/cart', access: 'customer', page: './areas/cart/web/cart-page.tsx' },
  { path: '/checkout', access: 'customer', page: './areas/checkout/web/checkout-page.tsx' },
  { path: '/orders/:id/payment', access: 'customer', page: './areas/checkout/web/payment-page.tsx' },
  { path: '/orderSuccess', access: 'customer', page: './areas/checkout/web/order-success-page.tsx' },

  { path: '/admin', access: 'admin', page: './areas/backoffice/web/admin-page.tsx', bare: true },
  { path: '/admin/product/add', access: 'admin', page: './areas/backoffice/web/admin-page.tsx', bare: true },
  { path: '/admin/category/add', access: 'admin', page: './areas/backoffice/web/admin-page.tsx', bare: true },
  { path: '/admin/products', access: 'admin', page: './areas/backoffice/web/admin-page.tsx', bare: true },
  { path: '/admin/categories', access: 'admin', page: './areas/backoffice/web/admin-page.tsx', bare: true },
  { path: '/admin/orders', access: 'admin', page: './areas/backoffice/web/admin-page.tsx', bare: true },
  { path: '/admin/images', access: 'admin', page: './areas/backoffice/web/admin-page.tsx', bare: true },

  { path: '*', access: 'anyone', page: './areas/storefront/web/not-found-page.tsx' },
]
