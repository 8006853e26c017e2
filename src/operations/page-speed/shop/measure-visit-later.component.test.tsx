import { beforeEach, expect, test, vi } from 'vitest'
import type { PageUrl } from '#pages/page-url.ts'
import { measureVisit } from './measure-visit.ts'
import { measureVisitLater } from './measure-visit-later.ts'

vi.mock('./measure-visit.ts', () => ({ measureVisit: vi.fn() }))

const home: PageUrl = { path: '/', access: 'anyone', page: './shopfront/pages/shop/home/home-page.tsx' }

beforeEach(() => {
  vi.mocked(measureVisit).mockClear()
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.2)
  const reset = setNavigator('webdriver', false)
  return () => {
    vi.useRealTimers()
    reset()
  }
})

async function isMeasured(url = home) {
  measureVisitLater(url)
  expect(measureVisit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.dynamicImportSettled()
  return vi.mocked(measureVisit).mock.calls.length === 1
}

const setNavigator = (name: string, value: unknown) => {
  const before = Object.getOwnPropertyDescriptor(navigator, name)
  Object.defineProperty(navigator, name, { value, configurable: true })
  return () =>
    before ? Object.defineProperty(navigator, name, before) : Reflect.deleteProperty(navigator, name)
}

test('a visit in four is measured, some time after the page is loaded', async () => {
  expect(await isMeasured()).toBe(true)
})

test('the other three are not', async () => {
  vi.mocked(Math.random).mockReturnValue(0.25)
  expect(await isMeasured()).toBe(false)
})

test('a page that is still loading is measured only after that', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  expect(await isMeasured()).toBe(false)
  state.mockRestore()
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.dynamicImportSettled()
  expect(measureVisit).toHaveBeenCalledTimes(1)
})

test.each<[string, string, unknown]>([
  ['with Data Saver on', 'connection', { saveData: true }],
  ['with Do Not Track on', 'doNotTrack', '1'],
  ['with Global Privacy Control on', 'globalPrivacyControl', true],
  ['by a program', 'webdriver', true],
])('a visit %s is not measured', async (_, name, value) => {
  const reset = setNavigator(name, value)
  expect(await isMeasured()).toBe(false)
  reset()
})

test('the back office is not measured', async () => {
  expect(await isMeasured({ ...home, path: '/admin', access: 'admin' })).toBe(false)
})
