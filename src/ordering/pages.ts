import type { PageUrl } from '#pages/page-url.ts'

/** Cart, checkout and orders. */
export const orderingPages: PageUrl[] = [
  { path: '/:username/orders', access: 'customer', page: './ordering/orders/shop/orders-page.tsx' },
  {
    path: '/cart',
    access: 'customer',
    page: './ordering/cart/shop/cart-page.tsx',
    visitorsToo: true,
    withRecentlyViewed: true,
  },
  {
    path: '/checkout',
    access: 'customer',
    page: './ordering/checkout/shop/checkout-page.tsx',
    visitorsToo: true,
  },
  {
    path: '/checkout/guest',
    access: 'customer',
    page: './ordering/guests/shop/guest-checkout-page.tsx',
    visitorsToo: true,
  },
  {
    path: '/order/:key',
    access: 'anyone',
    page: './ordering/order-page/shop/linked-order-page.tsx',
    secret: true,
  },
  { path: '/orders/:id', access: 'customer', page: './ordering/order-page/shop/own-order-page.tsx' },
  {
    path: '/orders/:id/payment',
    access: 'customer',
    page: './ordering/checkout/shop/payment/payment-page.tsx',
  },
  { path: '/orderSuccess', access: 'customer', page: './ordering/checkout/shop/order-success-page.tsx' },
]
