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
