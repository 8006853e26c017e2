import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { AdminReturn } from '../contract.ts'
import ReturnsSection from './returns-section.tsx'

const waiting: AdminReturn = {
  id: 4,
  order_id: 7,
  customer: 'Anitha Raj',
  by_customer: true,
  state: 'received',
  reason: 'spoilt',
  note: 'It smells.',
  answer: '',
  decline_reason: null,
  send_back: true,
  replacement_id: null,
  lines: [
    {
      item_id: 12,
      name: 'Berry Muesli',
      size: '400 g',
      quantity: 2,
      received: 2,
      restocked: 0,
      wasted: 0,
      can_restock: true,
    },
  ],
  pictures: [],
  at: '2026-06-15T06:00:00.000Z',
  changed_at: '2026-06-15T06:00:00.000Z',
  version: 3,
}

function mockServer(found: AdminReturn) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, { method, body } = {}) => {
    if (method !== 'POST') return Response.json([found])
    sent.push(JSON.parse(String(body)))
    return Response.json(found)
  })
  return sent
}

// Requirement D-477
test('the merchant restocks some of the units that arrived, and the others are discarded', async () => {
  const sent = mockServer(waiting)
  const { person } = renderPartAt('/admin?section=returns', <ReturnsSection />)
  await person.click(await screen.findByRole('button', { name: 'Inspect' }))
  await person.selectOptions(await screen.findByLabelText('Restock: Berry Muesli (400 g)'), '1')
  const buttons = screen.getAllByRole('button', { name: 'Inspect' })
  await person.click(buttons.at(-1) as HTMLElement)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ step: 'inspect', version: 3, lines: [{ item_id: 12, restock: 1, waste: 1 }] }])
})

// Requirement D-480
test('the policy is not offered as a reason to decline what the law grants', async () => {
  mockServer({ ...waiting, state: 'requested' })
  const { person } = renderPartAt('/admin?section=returns', <ReturnsSection />)
  await person.click(await screen.findByRole('button', { name: 'Decline' }))
  await screen.findByRole('option', { name: 'The problem can’t be seen' })
  expect(screen.queryByRole('option', { name: 'Not covered by our policy' })).toBeNull()
})

// Requirement D-535
test('an inspected return is replaced instead of refunded, and the ended one leads to the new order', async () => {
  const sent = mockServer({ ...waiting, state: 'inspected' })
  const { person } = renderPartAt('/admin?section=returns', <ReturnsSection />)
  await screen.findByRole('button', { name: 'Refund' })
  await person.click(screen.getByRole('button', { name: 'Replace' }))
  await screen.findByText(/The customer pays nothing/)
  await person.click(screen.getAllByRole('button', { name: 'Replace' }).at(-1) as HTMLElement)
  await vi.waitFor(() => expect(sent).toEqual([{ step: 'replace', version: 3, answer: '' }]))
})

// Requirement D-535
test('a replaced return names the new order, and has no more steps', async () => {
  mockServer({ ...waiting, state: 'replaced', replacement_id: 31 })
  renderPartAt('/admin?section=returns&show=ended', <ReturnsSection />)
  const link = await screen.findByRole('link', { name: '#31' })
  expect(link.getAttribute('href')).toContain('order=31')
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
})
