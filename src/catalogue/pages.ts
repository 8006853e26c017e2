import type { PageUrl } from '#pages/page-url.ts'

const listFilters = ['without', 'mark', 'claim', 'min_price', 'max_price', 'in_stock', 'sort']

/** Categories, products, recipes and stories. */
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
  { path: '/favourites', access: 'anyone', page: './catalogue/favourites/shop/favourites-page.tsx' },
  {
    path: '/product/:id',
    access: 'anyone',
    page: './catalogue/products/shop/product/product-page.tsx',
    query: ['pack'],
    withRecentlyViewed: true,
  },
  {
    path: '/product/:id/reviews',
    access: 'anyone',
    page: './catalogue/reviews/shop/product-reviews-page.tsx',
    query: ['sort', 'cursor'],
  },
  { path: '/stories', access: 'anyone', page: './catalogue/stories/shop/stories-page.tsx', query: ['kind'] },
  {
    path: '/stories/:id',
    access: 'anyone',
    page: './catalogue/stories/shop/story-page.tsx',
    withCartBar: true,
  },
  { path: '/admin/stories/:id', access: 'admin', page: './catalogue/stories/admin/preview-story-page.tsx' },
  { path: '/bundles', access: 'anyone', page: './catalogue/bundles/shop/bundles-page.tsx' },
  { path: '/bundle/:id', access: 'anyone', page: './catalogue/bundles/shop/bundle-page.tsx' },
]
