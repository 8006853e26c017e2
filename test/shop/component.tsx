import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, createPath } from 'react-router'
import { vi } from 'vitest'
import { getCore, setCore } from '#browser/router/core.ts'
import { Router } from '#browser/router/router.tsx'
import { toPublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { StoreSettingsContext } from '#shopfront/settings/shop/use-store-settings.ts'

const store = toPublicStoreSettings(demoStoreSettings, 'en')

/**
 * Renders a part of a page with the demo's store settings.
 * @returns a `userEvent` to click and type with
 */
export function renderPart(part: ReactNode) {
  render(<StoreSettingsContext value={store}>{part}</StoreSettingsContext>)
  return userEvent.setup()
}

/** What the part reads of the shop's public settings. */
type ShopFacts = { demo?: boolean; publicUrl?: string; store?: { name: string } }

/**
 * The same for a part that reads or changes the URL.
 * @returns `address`, which gives the current path, query and hash
 */
export function renderPartAt(path: string, part: ReactNode, { demo = true, ...shop }: ShopFacts = {}) {
  const router = createMemoryRouter([{ id: 'shop', path: '*', loader: () => ({ demo, ...shop }) }], {
    initialEntries: [path],
    hydrationData: { loaderData: { shop: { demo, ...shop } } },
  })
  setCore({ load: async () => router, onLoadError: async () => {} })
  void getCore()
  const person = renderPart(<Router first={router.state}>{part}</Router>)
  return { person, address: () => createPath(router.state.location) }
}

/**
 * Answers every API request with this response.
 * @returns the mock, which records the requests
 */
export const mockCalls = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))

/** Sets the pointer type for media queries: a mouse on a desktop, or touch. */
export const mockPointer = (pointer: 'fine' | 'coarse') =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (asked) =>
        Object.assign(new EventTarget(), { matches: asked === `(pointer:${pointer})` }) as MediaQueryList,
    )

/** A picture file as a user would choose it; its content is no picture. */
export const photo = (name: string, type = 'image/jpeg') => new File(['…'], name, { type })
