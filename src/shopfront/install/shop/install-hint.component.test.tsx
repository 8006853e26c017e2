import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import InstallHint from './install-hint.tsx'

afterEach(() => {
  window.installPrompt = undefined
  vi.restoreAllMocks()
})

// Requirement D-413: Installing the shop is offered on the pages of orders and of the account only, where the browser can do
//   it, and never by a pop-up (decision X51).
test('nothing is offered until the browser can install; then one press opens its question, once', async () => {
  const person = renderPart(<InstallHint />)
  expect(screen.queryByRole('heading')).toBe(null)
  const prompt = vi.fn(async () => {})
  act(() => {
    window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt })
    window.dispatchEvent(new Event('shop-can-install'))
  })
  expect(prompt).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Add to home screen' }))
  expect(prompt).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('button')).toBe(null))
})

// Requirement D-413
test('on an iPhone it says where Safari has it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  )
  renderPart(<InstallHint />)
  expect(await screen.findByText(/Tap the Share button in Safari/)).toBeTruthy()
})
