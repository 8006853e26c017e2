import type { PageUrl } from '#pages/page-url.ts'

const listFilters = ['without', 'mark', 'claim', 'min_price', 'max_price', 'in_stock', 'sort']

/** Categories and products. */
export const cataloguePages: PageUrl[] = [
  {
    path: '/categories',
    access: 'anyone',
    page: './catalogue/products/shop/lists/categories-page.tsx',
    withCartBar: true,
    query: ['q', 'category_id', ...listFilters],
  },
  {
    path: '/categories/:id',
    access: 'anyone',
    page: './catalogue/products/shop/lists/category-page.tsx',
    withCartBar: true,
    query: listFilters,
  },
  {
    path: '/product/:id',
    access: 'anyone',
    page: './catalogue/products/shop/product/product-page.tsx',
    query: ['pack'],
  },
  { path: '/bundles', access: 'anyone', page: './catalogue/bundles/shop/bundles-page.tsx' },
  { path: '/bundle/:id', access: 'anyone', page: './catalogue/bundles/shop/bundle-page.tsx' },
]
