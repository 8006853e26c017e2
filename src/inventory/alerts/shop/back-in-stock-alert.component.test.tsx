import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Profile } from '#people/accounts/contract.ts'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { mockCalls, renderPart } from '#test/shop/component.tsx'
import { BackInStockAlert } from './back-in-stock-alert.tsx'

beforeEach(() => setVisitor({ user: null, cart: null }))

test('a visitor enters only an email address', async () => {
  const calls = mockCalls(200, { message: 'Check your email.' })
  const person = renderPart(<BackInStockAlert packId={5} />)
  await person.click(screen.getByRole('button', { name: 'Tell me when it’s back' }))
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'devi@example.com')
  await person.click(screen.getByRole('button', { name: 'Email me' }))
  expect((await screen.findByText('Check your email.')).getAttribute('role')).toBe('status')
  expect(calls.mock.calls.map(([url, options]) => [url, options?.body])).toEqual([
    ['/api/stock-alerts/ask', '{"pack_id":5,"email":"devi@example.com"}'],
  ])
})

test('a customer asks with one tap, and can cancel there', async () => {
  setVisitor({ user: { id: 7, name: 'Anitha', role: 'customer' } as Profile, cart: null })
  mockCalls(200, [])
  const person = renderPart(<BackInStockAlert packId={5} />)
  const alert = { id: 1, pack_id: 5, name: 'Muesli', path: null, confirmed: true, requested_at: '' }
  const ask = await screen.findByRole('button', { name: 'Tell me when it’s back' })
  await expect.poll(() => (ask as HTMLButtonElement).disabled).toBe(false)
  mockCalls(200, { message: '', alert })
  await person.click(ask)
  await screen.findByText('We’ll email you when it’s back.')
  mockCalls(200, { message: 'Alert cancelled.' })
  await person.click(screen.getByRole('button', { name: 'Cancel alert' }))
  await screen.findByText('We’ll email you once when it’s back in stock.')
})
