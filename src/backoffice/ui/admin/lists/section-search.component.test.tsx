import { setTimeout as pause } from 'node:timers/promises'
import { screen, waitFor } from '@testing-library/react'
import { use } from 'react'
import { expect, test } from 'vitest'
import { useSearchParams } from '#browser/router/hooks.ts'
import { Link } from '#browser/router/link.tsx'
import { mockPointer, renderPartAt } from '#test/shop/component.tsx'
import { SectionSearch } from './section-search.tsx'

const search = (
  <>
    <SectionSearch label="Search products" />
    <Link to="/admin?q=muesli">Mueslis</Link>
  </>
)
const SearchOrCustomer = ({ customer }: { customer: Promise<string> }) =>
  useSearchParams()[0].has('customer') ? use(customer) : search
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' })

test('what is typed stands in the address after a pause, and the list starts at its first page again', async () => {
  const { person, address } = renderPartAt('/admin?shown=hidden&page=abc', search)
  await person.type(box(), '  ragi ')
  await waitFor(() => expect(address()).toBe('/admin?shown=hidden&q=ragi'))
  expect(box().value).toBe('  ragi ')
})

test('a search that is cleared leaves nothing in the address', async () => {
  const { person, address } = renderPartAt('/admin?q=ragi', search)
  expect(box().value).toBe('ragi')
  await person.clear(box())
  await waitFor(() => expect(address()).toBe('/admin'))
})

test('a link to another search is followed by what stands in the field', async () => {
  const { person } = renderPartAt('/admin?q=ragi', search)
  await person.click(screen.getByRole('link', { name: 'Mueslis' }))
  await waitFor(() => expect(box().value).toBe('muesli'))
})

test('a link that is followed while typing is not undone by the search, however slow the page it leads to', async () => {
  const scripts = Promise.withResolvers<string>()
  const { person, address } = renderPartAt(
    '/admin',
    <>
      <SearchOrCustomer customer={scripts.promise} />
      <Link to="/admin?customer=5">Kavya</Link>
    </>,
  )
  await person.type(box(), 'kavya')
  await person.click(screen.getByRole('link', { name: 'Kavya' }))
  await pause(500)
  expect(address()).toBe('/admin?customer=5')
  scripts.resolve('Kavya’s page')
  await screen.findByText('Kavya’s page')
  expect(address()).toBe('/admin?customer=5')
})

test('a filter that is chosen while typing keeps the words', async () => {
  const { person, address } = renderPartAt(
    '/admin',
    <>
      {search}
      <Link to="/admin?shown=hidden">Hidden</Link>
    </>,
  )
  await person.type(box(), 'ragi')
  await person.click(screen.getByRole('link', { name: 'Hidden' }))
  await waitFor(() => expect(address()).toBe('/admin?shown=hidden&q=ragi'))
})

test.each<['fine' | 'coarse', boolean]>([
  ['fine', true],
  ['coarse', false],
])('typing begins at once with a %s pointer: %s', (pointer, expected) => {
  mockPointer(pointer)
  renderPartAt('/admin', <SectionSearch label="Search products" focusOnOpen />)
  expect(document.activeElement === box()).toBe(expected)
})
