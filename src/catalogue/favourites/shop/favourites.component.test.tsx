import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from '#browser/local-storage.ts'
import { purgeDeviceData } from '#browser/purge-device-data.ts'
import type { Profile } from '#people/accounts/contract.ts'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { mockCalls, renderPart } from '#test/shop/component.tsx'
import { Heart } from './heart.tsx'

const anitha = { id: 7, name: 'Anitha', role: 'customer' } as Profile
const stored = () => JSON.parse(readStored('favourites') ?? 'null')
const heart = () => screen.getByRole('button', { name: /Muesli/ })

beforeEach(() => {
  localStorage.clear()
  setVisitor({ user: null, cart: null })
})

// Requirement D-423: A visitor's favourites stay in their browser, are shown in all its tabs, and become the account's
//   at login; logging out clears the account's from the browser.
test('a visitor’s favourites stay in the browser, follow the login, and leave with the logout', async () => {
  const calls = mockCalls(200, { product_ids: [3, 9] })
  const person = renderPart(<Heart id={3} name="Muesli" />)
  expect(heart().getAttribute('aria-pressed')).toBe('false')
  await person.click(screen.getByRole('button', { name: 'Save Muesli' }))
  expect(heart().getAttribute('aria-pressed')).toBe('true')
  expect(stored()).toEqual({ owner: null, ids: [3] })
  expect(calls).not.toHaveBeenCalled()
  setVisitor({ user: anitha, cart: null })
  await waitFor(() => expect(stored()).toEqual({ owner: 7, ids: [3, 9] }))
  expect(calls.mock.calls.map(([url, options]) => [url, options?.method, options?.body])).toEqual([
    ['/api/favourites', 'POST', '{"product_ids":[3]}'],
  ])
  await purgeDeviceData()
  setVisitor({ user: null, cart: null })
  await screen.findByRole('button', { name: 'Save Muesli' })
  expect(stored()).toBeNull()
})

test('another tab’s change is shown, and a refused one is taken back', async () => {
  const person = renderPart(<Heart id={3} name="Muesli" />)
  writeStored('favourites', JSON.stringify({ owner: null, ids: [3] }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
  await screen.findByRole('button', { name: 'Remove Muesli from favourites', pressed: true })
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  mockCalls(200, { product_ids: [] })
  setVisitor({ user: anitha, cart: null })
  await waitFor(() => expect(vi.mocked(fetch)).toHaveBeenCalled())
  mockCalls(409, { code: 'TOO_MANY_FAVOURITES', message: 'You can save up to 200 products.' })
  await person.click(await screen.findByRole('button', { name: 'Save Muesli' }))
  await screen.findByRole('button', { name: 'Save Muesli', pressed: false })
})
