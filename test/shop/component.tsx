import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { setCore } from '#browser/router/core.ts'
import { Router } from '#browser/router/router.tsx'
import { toPublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { StoreSettingsContext } from '#shopfront/settings/shop/use-store-settings.ts'

const store = toPublicStoreSettings(demoStoreSettings, 'en')

/** Renders a part of a page; user events have no delays. */
export function renderPart(part: ReactNode) {
  render(<StoreSettingsContext value={store}>{part}</StoreSettingsContext>)
  return userEvent.setup()
}

/** The same for a part that reads or changes the URL; `address` returns the current one. */
export function renderPartAt(path: string, part: ReactNode, { demo = true } = {}) {
  const router = createMemoryRouter([{ id: 'shop', path: '*' }], {
    initialEntries: [path],
    hydrationData: { loaderData: { shop: { demo } } },
  })
  setCore({ load: async () => router, onLoadError: async () => {} })
  const person = renderPart(<Router first={router.state}>{part}</Router>)
  return { person, address: () => router.state.location.pathname + router.state.location.search }
}

/**
 * Answers every API request with this response.
 * @returns the mock, which records the requests
 */
export const mockCalls = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))

/** The pointer type: a mouse on a desktop, or touch. */
export const mockPointer = (pointer: 'fine' | 'coarse') =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (asked) =>
        Object.assign(new EventTarget(), { matches: asked === `(pointer:${pointer})` }) as MediaQueryList,
    )

export const photo = (name: string, type = 'image/jpeg') => new File(['…'], name, { type })
