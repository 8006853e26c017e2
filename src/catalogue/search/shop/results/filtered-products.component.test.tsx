import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { navigate } from '#browser/router/core.ts'
import { useLocation } from '#browser/router/hooks.ts'
import type { ProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { SearchFacets } from '../../contract.ts'
import { FilteredProducts } from './filtered-products.tsx'
import { readFilters } from './list-filters.ts'
import type { SearchResults } from './load-results.ts'

const card = (id: number, name: string): ProductCardData => ({
  id,
  path: `/product/${id}`,
  name,
  one_liner: '',
  price: 120,
  mrp: null,
  quantity: '250g',
  stock: 3,
  tint: 'spices',
  net_amount: null,
  net_unit: null,
  picture: null,
  from: false,
  pack_id: id,
})
const facets: SearchFacets = {
  categories: [
    { id: 1, name: 'Spices', path: '/categories/1', count: 3 },
    { id: 2, name: 'Seeds', path: '/categories/2', count: 1 },
  ],
  claim: [{ name: 'vegan', count: 2 }],
  without: [{ name: 'milk', count: 4 }],
  mark: [{ name: 'veg', count: 4 }],
  in_stock: 4,
  prices: { min: 60, max: 310 },
}
const found: SearchResults = {
  items: [card(1, 'Turmeric')],
  total: 4,
  next: null,
  facets,
  corrected: null,
  nearest: false,
  understood: { claim: [], without: [], mark: [] },
  bestsellers: [],
}
const nothing = { ...found, items: [], total: 0, bestsellers: [card(7, 'Idli Podi')] }

/** The list as a page shows it for its URL. */
function List({ results = found, categoryId }: { results?: SearchResults; categoryId?: number }) {
  const params = new URLSearchParams(useLocation().search)
  return (
    <FilteredProducts
      path="/categories"
      q={params.get('q') ?? undefined}
      categoryId={categoryId}
      asked={readFilters(params)}
      results={results}
    />
  )
}
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('every change is in the URL at once, the field keeps the focus, and Back takes the change back', async () => {
  const { person, address } = renderPartAt('/categories?q=haldi', <List />)
  const milk = box('milk (4)')
  await person.click(milk)
  await waitFor(() => expect(address()).toBe('/categories?q=haldi&without=milk'))
  expect(document.activeElement).toBe(milk)
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high')
  await waitFor(() => expect(address()).toBe('/categories?q=haldi&without=milk&sort=price'))
  await person.click(box('Seeds (1)'))
  await waitFor(() => expect(address()).toBe('/categories?q=haldi&category_id=2&without=milk&sort=price'))

  await navigate(-1)
  await waitFor(() => expect(box('All categories').checked).toBe(true))
  await navigate(-1)
  await navigate(-1)
  await waitFor(() => expect(milk.checked).toBe(false))
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('best')
})

test('a price applies when its field is left or sent, not with every digit', async () => {
  const { person, address } = renderPartAt('/categories?q=haldi', <List />)
  expect(box('From (₹)').placeholder).toBe('60')
  await person.type(box('From (₹)'), '100')
  expect(address()).toBe('/categories?q=haldi')
  await person.type(box('To (₹)'), '250')
  await waitFor(() => expect(address()).toBe('/categories?q=haldi&min_price=100'))
  await person.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/categories?q=haldi&min_price=100&max_price=250'))
})

test('the form shows the filters of the URL, each with a link that removes it', async () => {
  const query = '?q=haldi&category_id=2&without=milk&without=egg&in_stock=true&max_price=300&sort=name'
  const { person, address } = renderPartAt(`/categories${query}`, <List />)
  for (const name of ['Seeds (1)', 'milk (4)', 'egg', 'In stock (4)'])
    expect(box(name).checked, name).toBe(true)
  expect(box('To (₹)').value).toBe('300')
  expect(screen.getByText('(5 active)')).toBeTruthy()
  expect(chips()).toEqual([
    ['Seeds', '/categories?q=haldi&without=milk&without=egg&in_stock=true&max_price=300&sort=name'],
    ['Free from milk', '/categories?q=haldi&category_id=2&without=egg&in_stock=true&max_price=300&sort=name'],
    ['Free from egg', '/categories?q=haldi&category_id=2&without=milk&in_stock=true&max_price=300&sort=name'],
    ['In stock', '/categories?q=haldi&category_id=2&without=milk&without=egg&max_price=300&sort=name'],
    ['Up to ₹300', '/categories?q=haldi&category_id=2&without=milk&without=egg&in_stock=true&sort=name'],
  ])
  await person.click(screen.getByRole('link', { name: 'Clear all' }))
  await waitFor(() => expect(address()).toBe('/categories?q=haldi&sort=name'))
  await waitFor(() => expect(box('milk (4)').checked).toBe(false))
})

test('only options that leave products are shown', () => {
  renderPartAt('/categories?q=haldi&claim=gluten_free', <List />)
  expect(screen.getAllByRole('checkbox').map((option) => option.closest('label')?.textContent)).toEqual([
    'Vegetarian (4)',
    'Gluten-free',
    'Vegan (2)',
    'milk (4)',
    'In stock (4)',
  ])
})

test('an unfiltered category loads the counts when its filters are opened', async () => {
  const fetched = mockCalls(200, { ...found, products: [] })
  const { person } = renderPartAt(
    '/categories/5',
    <List categoryId={5} results={{ items: [card(1, 'Ragi')], total: 1, next: null }} />,
  )
  expect(box('fish')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
  await person.click(screen.getByText('Filters'))
  await waitFor(() => expect(screen.queryByLabelText('fish')).toBeNull())
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/search?category_id=5&limit=1'])
})

test('a search says what it found instead, and what it understood', () => {
  renderPartAt(
    '/categories?q=glutenfree+termeric',
    <List
      results={{
        ...found,
        corrected: 'turmeric',
        nearest: true,
        understood: { claim: ['gluten_free'], without: ['tree_nuts'], mark: [] },
      }}
    />,
  )
  expect(screen.getByText('Showing results for “turmeric”')).toBeTruthy()
  expect(screen.getByText('No product has all of these words. These come closest.')).toBeTruthy()
  expect(screen.getByText('Only products whose label says “Gluten-free”')).toBeTruthy()
  expect(screen.getByText('Only products without tree nuts')).toBeTruthy()
  expect(screen.getByText('4 products').closest('[role="status"]')).toBeTruthy()
})

test('a search without results leads on: categories, a question to the shop, and bestsellers', () => {
  renderPartAt('/categories?q=caviar+%26+co', <List results={nothing} />)
  expect(screen.getByText('No products found.')).toBeTruthy()
  const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
  expect(target('Browse Categories')).toBe('/categories')
  expect(target('Ask us about it')).toBe('/help?about=search&q=caviar+%26+co')
  const whatsApp = new URL(target(/^Ask on WhatsApp/))
  expect(whatsApp.origin + whatsApp.pathname).toMatch(/^https:\/\/wa\.me\/91\d{10}$/)
  expect(whatsApp.searchParams.get('text')).toBe('I couldn’t find: caviar & co')
  expect(screen.getByRole('heading', { name: 'Bestsellers' })).toBeTruthy()
  expect(target(/Idli Podi/)).toBe('/product/7')
})

test('filters without results say so, and can be removed', () => {
  renderPartAt('/categories?q=haldi&without=milk', <List results={nothing} />)
  expect(screen.getByText('No products found.')).toBeTruthy()
  expect(screen.getByText('No product matches all of your filters. Remove one to see more.')).toBeTruthy()
  expect(chips()).toEqual([['Free from milk', '/categories?q=haldi']])
})

test('an empty category needs no filters', () => {
  renderPartAt('/categories/5', <List categoryId={5} results={{ items: [], total: 0, next: null }} />)
  expect(screen.getByText('No products found.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse Categories' })).toBeTruthy()
  expect(screen.queryByText('Filters')).toBeNull()
})
