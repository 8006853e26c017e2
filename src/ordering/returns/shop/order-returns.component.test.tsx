import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { OrderReturns as Returns } from '../contract.ts'
import OrderReturns from './order-returns.tsx'

const returnable = [{ item_id: 12, name: 'Berry Muesli', size: '400 g', units: 2 }]
const requested: Returns['returns'][number] = {
  id: 4,
  state: 'requested',
  reason: 'damaged',
  note: '',
  answer: '',
  decline_reason: null,
  send_back: true,
  replacement_id: null,
  lines: [{ item_id: 12, name: 'Berry Muesli', size: '400 g', quantity: 1, received: null }],
  pictures: [],
  at: '2026-06-15T06:00:00.000Z',
  changed_at: '2026-06-15T06:00:00.000Z',
}

// Requirement D-477
test('a customer chooses the items and the reason, and sees the request', async () => {
  const sent: FormData[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, { method, body } = {}) => {
    if (method !== 'POST') return Response.json({ returns: [], returnable })
    sent.push(body as FormData)
    return Response.json({ returns: [requested], returnable: [] })
  })
  const access = { by: 'account', id: '7' } as const
  const { person } = renderPartAt('/orders/7', <OrderReturns access={access} />)
  await person.click(await screen.findByRole('button', { name: 'Request a return' }))
  await person.selectOptions(screen.getByLabelText('Reason'), 'damaged')
  await person.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Please choose the items to return.')
  await person.selectOptions(screen.getByLabelText('Berry Muesli (400 g)'), '1')
  await person.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('We’ve received your request and will reply soon.')
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ lines: '12:1', reason: 'damaged', note: '' })
})

// Requirement D-536
test('a replaced return leads to the order that replaces it, and a guest reads its number', async () => {
  const replaced = { ...requested, state: 'replaced' as const, replacement_id: 9 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ returns: [replaced], returnable: [] }),
  )
  renderPartAt('/orders/7', <OrderReturns access={{ by: 'account', id: '7' }} />)
  const link = await screen.findByRole('link', { name: 'Replacement: order #9' })
  expect(link.getAttribute('href')).toBe('/orders/9')
  cleanup()
  renderPartAt('/order/a-key', <OrderReturns access={{ by: 'link', key: 'a-key' }} />)
  await screen.findByText('Replacement: order #9')
  expect(screen.queryByRole('link')).toBeNull()
})
