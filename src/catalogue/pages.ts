import type { PageUrl } from '#pages/page-url.ts'

/** Categories and products. */
export const cataloguePages: PageUrl[] = [
  {
    path: '/categories',
    access: 'anyone',
    page: './catalogue/products/shop/lists/categories-page.tsx',
    withCartBar: true,
    query: ['q', 'without', 'mark', 'claim'],
  },
  {
    path: '/categories/:id',
    access: 'anyone',
    page: './catalogue/products/shop/lists/category-page.tsx',
    withCartBar: true,
    query: ['without', 'mark', 'claim'],
  },
  {
    path: '/product/:id',
    access: 'anyone',
    page: './catalogue/products/shop/product/product-page.tsx',
    query: ['pack'],
  },
]
