import { expect, test } from 'vitest'
import { filterQuery, listPath, readFilters } from './list-filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test.each([
  ['without=milk&without=egg', { without: 'milk,egg' }],
  ['without=milk,egg,milk&mark=veg', { mark: 'veg', without: 'milk,egg' }],
  ['claim=vegan&category_id=5&in_stock=true', { category_id: '5', claim: 'vegan', in_stock: 'true' }],
  [
    'min_price=49.5&max_price=300&sort=price_desc',
    { min_price: '49.5', max_price: '300', sort: 'price_desc' },
  ],
  // What a form sends for fields that were left empty, and what nobody can choose.
  ['min_price=&max_price=&category_id=&sort=best', {}],
  ['without=love&mark=red&claim=cheap&category_id=x&in_stock=no&min_price=a&max_price=-1&sort=odd', {}],
  ['max_price=20000001&utm_source=mail', {}],
])('%s asks for %j', (query, expected) => {
  expect(filterQuery(read(query))).toEqual(expected)
})

test('an address keeps the search text and all filters', () => {
  expect(listPath('/categories', 'idli podi', read('sort=name&without=milk&without=egg'))).toBe(
    '/categories?q=idli+podi&without=milk&without=egg&sort=name',
  )
  expect(listPath('/categories/5', undefined, [])).toBe('/categories/5')
})
