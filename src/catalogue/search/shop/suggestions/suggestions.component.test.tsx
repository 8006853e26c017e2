import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import { type LoadSuggestions, SearchForm } from '#ui/layout/search-form.tsx'
import type { SearchSuggestions } from '../../contract.ts'
import { loadSuggestions } from './load-suggestions.ts'

const picture = { url: '/pictures/abc', width: 600, height: 600, alt: '', widths: [320, 640] }
const product = (id: number, name: string) => ({
  id,
  path: `/product/${id}`,
  name,
  price: 120,
  from: id === 1,
  quantity: '250g',
  in_stock: id === 1,
  tint: 'spices',
  picture,
})
const answer: SearchSuggestions = {
  products: [product(1, 'Ragi Flour'), product(2, 'Ragi Malt')],
  categories: [{ id: 3, name: 'Ragi and millets', path: '/categories/3-ragi' }],
  completions: ['ragi flour'],
}

/** Answers by search text; those without an answer fail. */
function mockSuggestions(answers: Record<string, SearchSuggestions>) {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const q = new URL(String(input), 'http://shop').searchParams.get('q') ?? ''
    asked.push(q)
    return answers[q] ? Response.json(answers[q]) : Response.json({ error: 'failed' }, { status: 500 })
  })
  return asked
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search products')
const form = (suggestions: LoadSuggestions = loadSuggestions) => <SearchForm suggestions={suggestions} />
/** The name of the option that the field says is active. */
const activeOption = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.textContent
}

/** Answers are remembered for the life of the page, so every test types another text. */
let word = 0
let q = ''
beforeEach(() => {
  q = `ra${++word}`
})

test('the second letter brings products, categories and searches, announced and grouped', async () => {
  const asked = mockSuggestions({ [q]: answer })
  const { person } = renderPartAt('/', form())
  await person.type(field(), 'r')
  await waitFor(() => expect(field().role).toBe('combobox'))
  await person.type(field(), q.slice(1))

  const list = await screen.findByRole('listbox', { name: 'Search suggestions' })
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Ragi Flourfrom ₹120250g',
    'Ragi Malt₹120250gOut of stock',
    'Ragi and millets',
    'ragi flour',
  ])
  expect(field().getAttribute('aria-controls')).toBe(list.id)
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('4 suggestions.')
  expect(asked).toEqual([q])
})

test('keys move through the options, and Enter opens the chosen one', async () => {
  mockSuggestions({ [q]: answer })
  const { person, address } = renderPartAt('/', form())
  await person.type(field(), q)
  await screen.findByRole('listbox')
  await person.keyboard('{ArrowDown}')
  expect(activeOption()).toContain('Ragi Flour')
  await person.keyboard('{End}')
  expect(activeOption()).toBe('ragi flour')
  await person.keyboard('{ArrowDown}')
  expect(activeOption()).toBeNull()
  await person.keyboard('{ArrowUp}{Home}{ArrowDown}')
  expect(activeOption()).toContain('Ragi Malt')
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Ragi Malt')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/product/2'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Enter without an option searches for the text', async () => {
  mockSuggestions({ [q]: answer })
  const { person, address } = renderPartAt('/', form())
  await person.type(field(), q)
  await screen.findByRole('listbox')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/categories?q=${q}`))
  expect(field().value).toBe(q)
})

test('Escape closes the list and keeps the text, arrows open it again, and Tab closes it', async () => {
  mockSuggestions({ [q]: answer })
  const { person } = renderPartAt('/', form())
  await person.type(field(), q)
  await screen.findByRole('listbox')
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().value).toBe(q)
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await person.keyboard('{ArrowDown}')
  expect(activeOption()).toContain('Ragi Flour')
  await person.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a tap on a completion searches for it', async () => {
  mockSuggestions({ [q]: answer })
  const { person, address } = renderPartAt('/', form())
  await person.type(field(), q)
  await person.click(await screen.findByRole('option', { name: 'ragi flour' }))
  await waitFor(() => expect(address()).toBe('/categories?q=ragi+flour'))
})

test('an answer that comes too late is not shown, and earlier ones are remembered', async () => {
  const slow = Promise.withResolvers<Response>()
  const later = { ...answer, products: [product(9, 'Ragi Puttu')] }
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      String(input).endsWith(`q=${q}`) ? slow.promise : Response.json(later),
    )
  const { person } = renderPartAt('/', form())
  await person.type(field(), q)
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await person.type(field(), 'i')
  await screen.findByRole('option', { name: /Ragi Puttu/ })
  slow.resolve(Response.json(answer))
  await person.type(field(), '{ArrowDown}')
  expect(screen.queryByRole('option', { name: /Ragi Malt/ })).toBeNull()
  await person.type(field(), 'x{Backspace}')
  expect(await screen.findByRole('option', { name: /Ragi Puttu/ })).toBeTruthy()
  expect(fetched.mock.calls.filter(([url]) => String(url).endsWith(`q=${q}i`))).toHaveLength(1)
})

test('a failure leaves an ordinary search field', async () => {
  const asked = mockSuggestions({})
  const { person, address } = renderPartAt('/', form())
  await person.type(field(), q)
  await waitFor(() => expect(asked).toEqual([q]))
  expect(screen.queryByRole('listbox')).toBeNull()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/categories?q=${q}`))
})

test('what is typed while the code loads gets suggestions too, and a failed load is tried again', async () => {
  mockSuggestions({ [q]: answer })
  const code = Promise.withResolvers<Awaited<ReturnType<LoadSuggestions>>>()
  const load = vi
    .fn<LoadSuggestions>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockReturnValue(code.promise)
  const { person } = renderPartAt('/', form(load))
  await person.type(field(), q)
  expect(field().role).not.toBe('combobox')
  code.resolve(await loadSuggestions())
  expect(await screen.findByRole('option', { name: /Ragi Malt/ })).toBeTruthy()
  expect(field().value).toBe(q)
})

test('the data saver leaves out the pictures', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  mockSuggestions({ [q]: answer })
  const { person } = renderPartAt('/', form())
  await person.type(field(), q)
  await screen.findByRole('listbox')
  expect(document.querySelector('img')).toBeNull()
  Reflect.deleteProperty(navigator, 'connection')
})
