import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { AdminTicket } from '../contract.ts'
import TicketsSection from './tickets-section.tsx'

const at = '2026-06-15T06:00:00.000Z'
const ticket: AdminTicket = {
  id: 7,
  number: 'T-00007',
  kind: 'complaint',
  reason: null,
  state: 'open',
  order_id: 42,
  opened_at: at,
  acknowledged_at: null,
  settled_at: null,
  acknowledge_by: '2026-06-17T06:00:00.000Z',
  settle_by: '2026-07-15T06:00:00.000Z',
  confirmed: true,
  lines: [],
  asker: { user_id: 5, name: 'Kavya Selvam', email: 'k@example.com', phone: '9843011223' },
  messages: [{ id: 1, from: 'customer', by: null, body: 'It came open.', at }],
  version: 1,
}
const answered: AdminTicket = {
  ...ticket,
  state: 'acknowledged',
  acknowledged_at: at,
  messages: [...ticket.messages, { id: 2, from: 'shop', by: 'Ravi', body: 'We are sorry.', at }],
  version: 2,
}
const refused = 'Someone else changed this ticket.'

// Requirement D-208
test('a second reply stays in the form while the first one is shown, and can then be sent', async () => {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, { method, body } = {}) => {
    if (method !== 'POST') return Response.json(ticket)
    const { version, body: words } = JSON.parse(String(body))
    sent.push([version, words])
    return version === 1
      ? Response.json({ code: 'TICKET_CHANGED', message: refused, current: answered }, { status: 409 })
      : Response.json({ ...answered, version: 3 })
  })
  const { person } = renderPartAt('/admin?section=tickets&ticket=7', <TicketsSection />)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Reply')
  const send = screen.getByRole('button', { name: 'Send reply' })
  await person.click(send)
  await screen.findByText('Enter a message.')
  await person.type(field, 'A new pack is on its way.')
  await person.click(send)
  await screen.findByText(refused)
  expect(screen.getByText('Status: Open → Acknowledged')).toBeTruthy()
  expect(screen.getByText('We are sorry.')).toBeTruthy()
  expect(field.value).toBe('A new pack is on its way.')
  await person.click(send)
  await vi.waitFor(() => expect(field.value).toBe(''))
  expect(sent).toEqual([
    [1, 'A new pack is on its way.'],
    [2, 'A new pack is on its way.'],
  ])
})
