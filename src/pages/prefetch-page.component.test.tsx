import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockCalls } from '#test/shop/component.tsx'
import { takeLoaded, takeShownStale } from './loaded-pages.ts'
import { noteNavigation, prefetchLinks } from './prefetch-page.ts'

const address = (path: string) => new URL(path, window.location.href).href
const card = (path: string) => {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  return link
}
const restOn = async (link: Element, ms = 65) => {
  link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(ms)
  // The page's module loads without a timer, so fake timers do not help.
  await vi.dynamicImportSettled()
}

prefetchLinks(createMemoryRouter([{ path: '*' }]))
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const asked = (calls: ReturnType<typeof mockCalls>, path: string) =>
  calls.mock.calls.filter(([url]) => String(url) === path).length

test('a category whose card a mouse rests on is there for the next navigation and for Back, but not for another link', async () => {
  const calls = mockCalls(200, { id: 1, name: 'Muesli' })
  await restOn(card('/categories/1-muesli'))
  expect(asked(calls, '/api/categories/1')).toBe(1)
  const muesli = { category: { name: 'Muesli' } }
  expect(await takeLoaded(address('/categories/1-muesli'))).toMatchObject(muesli)
  expect(takeLoaded(address('/categories/1-muesli'))).toBeUndefined()
  window.history.pushState(null, '', '/categories/1-muesli')
  expect(await takeLoaded(address('/categories/1-muesli'))).toMatchObject(muesli)
  window.history.back()
  expect(takeShownStale()).toBe(false)
})

test('a category that was seen is prefetched again', async () => {
  const calls = mockCalls(200, { id: 9, name: 'Muesli' })
  await restOn(card('/categories/9-muesli'))
  await takeLoaded(address('/categories/9-muesli'))
  await restOn(card('/categories/9-muesli'))
  expect(asked(calls, '/api/categories/9')).toBe(2)
  expect(await takeLoaded(address('/categories/9-muesli'))).toMatchObject({ category: { name: 'Muesli' } })
})

test('a mouse that only passes over a card asks nothing', async () => {
  const calls = mockCalls(200, {})
  await restOn(card('/categories/2-muesli'), 30)
  await restOn(document.body)
  expect(calls).not.toHaveBeenCalled()
})

test('what is older than three seconds is shown and loaded again, for a price may have changed', async () => {
  mockCalls(200, { id: 3, name: 'Seeds' })
  await restOn(card('/categories/3-muesli'))
  vi.setSystemTime(new Date('2026-05-01T10:00:04Z'))
  expect(await takeLoaded(address('/categories/3-muesli'))).toMatchObject({ category: { name: 'Seeds' } })
  expect(takeShownStale()).toBe(true)
  expect(takeShownStale()).toBe(false)
})

test('what is older than ten minutes is not shown', async () => {
  mockCalls(200, { id: 8, name: 'Seeds' })
  await restOn(card('/categories/8-seeds'))
  vi.setSystemTime(new Date('2026-05-01T10:11Z'))
  expect(takeLoaded(address('/categories/8-seeds'))).toBeUndefined()
})

test('what was refused is asked for again by the step itself', async () => {
  mockCalls(503, { message: 'Later' })
  await restOn(card('/categories/4-muesli'))
  expect(takeLoaded(address('/categories/4-muesli'))).toBeUndefined()
})

test.each(['pointerdown', 'pointerover'])(
  'a step that is quicker than %s asks for itself alone',
  async (sign) => {
    const calls = mockCalls(200, { id: 6, name: 'Podi' })
    const link = card('/categories/6-muesli')
    link.dispatchEvent(new Event(sign, { bubbles: true }))
    await vi.advanceTimersByTimeAsync(10)
    noteNavigation(address('/categories/6-muesli'))
    await vi.advanceTimersByTimeAsync(100)
    await vi.dynamicImportSettled()
    expect(asked(calls, '/api/categories/6')).toBe(0)
  },
)

test('nor is a step prepared that goes ahead while its code is on its way', async () => {
  const calls = mockCalls(200, { id: 7, name: 'Podi' })
  card('/categories/7-muesli').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  vi.advanceTimersByTime(40)
  noteNavigation(address('/categories/7-muesli'))
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked(calls, '/api/categories/7')).toBe(0)
})

test('a page behind a login is asked nothing in advance, nor is the login', async () => {
  const calls = mockCalls(200, {})
  await restOn(card('/cart'))
  await restOn(card('/login'))
  expect(calls).not.toHaveBeenCalled()
})

test('who told the browser to save data is asked nothing in advance', async () => {
  const calls = mockCalls(200, {})
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await restOn(card('/categories/5-muesli'))
  vi.unstubAllGlobals()
  expect(calls).not.toHaveBeenCalled()
})

test('who moves over every card of a page asks for eight of them, and for more ten seconds later', async () => {
  const calls = mockCalls(200, { id: 1, name: 'Muesli' })
  vi.setSystemTime(new Date('2026-05-01T11:00Z'))
  for (let id = 100; id < 112; id++) await restOn(card(`/categories/${id}-muesli`), 65)
  const categories = () => calls.mock.calls.filter(([url]) => /categories\/\d+$/.test(String(url))).length
  expect(categories()).toBe(8)
  vi.setSystemTime(new Date('2026-05-01T11:01Z'))
  await restOn(card('/categories/200-muesli'))
  expect(categories()).toBe(9)
})
