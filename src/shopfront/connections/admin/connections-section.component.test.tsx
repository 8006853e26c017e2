import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { Connection, Connections } from '../contract.ts'
import { connectionNames, fieldsOf } from '../rules/connection-fields.ts'
import ConnectionsSection from './connections-section.tsx'

const connection = (name: Connection['name'], change: Partial<Connection> = {}): Connection => ({
  name,
  source: 'none',
  variables: [],
  version: 0,
  fields: fieldsOf(name).map(([field]) => ({ name: field, shown: '', is_set: false })),
  changed_at: null,
  changed_by: null,
  previous_until: null,
  tested: null,
  ...change,
})
const at = '2026-06-15T06:00:00.000Z'
const webhook = {
  url: 'https://shop.example/api/payment/webhook',
  events: ['payment.captured', 'order.paid'],
  received_at: at,
}
/** Both calls of the section get one answer. */
const guide = {
  payments: { mode: 'test', tested: null },
  mail: { leaves: true, tested: null },
}
const open = (...changed: Connection[]) => {
  const answer: Connections = {
    connections: connectionNames.map(
      (name) => changed.find((each) => each.name === name) ?? connection(name),
    ),
    webhook,
    courier_webhook: { url: 'https://shop.example/api/parcels/updates' },
  }
  const calls = mockCalls(200, { ...answer, ...guide })
  return { calls, ...renderPartAt('/admin?section=connections', <ConnectionsSection />) }
}
const card = async (name: string) => within(await screen.findByRole('listitem', { name }))

// Requirement D-468
test('what the server sets is shown so and cannot be changed here', async () => {
  open(connection('mail', { source: 'environment', variables: ['SMTP_URL', 'MAIL_FROM'] }))
  const mail = await card('Email')
  expect(mail.getByText('Set on the server')).not.toBeNull()
  expect(mail.getByText(/SMTP_URL, MAIL_FROM/)).not.toBeNull()
  expect(mail.queryByRole('button', { name: /Set up|Change/ })).toBeNull()
  expect((await card('WhatsApp')).getByRole('button', { name: 'Set up WhatsApp' })).not.toBeNull()
})

// Requirement D-467
test('a saved secret is not shown: its field is empty and says that the secret is kept', async () => {
  const fields: Connection['fields'] = [
    { name: 'key_id', shown: 'hant', is_set: true },
    { name: 'key_secret', shown: '', is_set: true },
    { name: 'webhook_secret', shown: '', is_set: true },
  ]
  const { person } = open(connection('payments', { source: 'here', version: 1, fields, previous_until: at }))
  const razorpay = await card('Razorpay')
  expect(razorpay.getByText('…hant')).not.toBeNull()
  expect(razorpay.getByText(/accepted until 15 Jun/)).not.toBeNull()
  expect(razorpay.getByText(webhook.url)).not.toBeNull()
  expect(razorpay.getByText('payment.captured, order.paid')).not.toBeNull()
  expect(razorpay.getByText(/Receipt verified on 15 Jun/)).not.toBeNull()
  await person.click(razorpay.getByRole('button', { name: 'Change Razorpay' }))
  const dialog = within(await screen.findByRole('dialog'))
  const secret = dialog.getByLabelText<HTMLInputElement>('Key secret')
  expect([secret.value, secret.type, secret.autocomplete]).toEqual(['', 'password', 'new-password'])
  expect(dialog.getByLabelText<HTMLInputElement>('Key ID').value).toBe('')
  expect(dialog.getByText(/The saved one ends with hant/)).not.toBeNull()
})

// Requirement D-469
test('what cannot be read is to be entered again', async () => {
  open(connection('backups', { source: 'unreadable', version: 3 }))
  const backups = await card('Backups')
  expect(backups.getByText('Enter again')).not.toBeNull()
  expect(backups.getByText(/encrypted with a key that the server doesn’t have/)).not.toBeNull()
})
