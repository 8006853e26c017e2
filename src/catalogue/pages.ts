import type { PageUrl } from '#pages/page-url.ts'

/** Categories and products. */
export const cataloguePages: PageUrl[] = [
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
]
