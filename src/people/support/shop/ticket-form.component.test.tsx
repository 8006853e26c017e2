import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import { TicketForm } from './ticket-form.tsx'

// Requirement D-70: The ticket form tells visitors why it asks for name, email and phone, and links to the privacy
//   policy.
test('the ticket form says why it asks for name, email and phone, and links to the policy', async () => {
  renderPartAt('/help', <TicketForm isGuest />)
  expect(await screen.findByText(/We use your details only to answer your ticket/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy')
})

// Requirement D-70
test('known users aren’t told, because they gave theirs before', async () => {
  renderPartAt('/help', <TicketForm />)
  expect(await screen.findByRole('button', { name: /Send/ })).toBeTruthy()
  expect(screen.queryByText(/We use your details/)).toBeNull()
})

test('a question that is filled in can be sent or changed', async () => {
  renderPartAt('/help', <TicketForm question="I couldn’t find: caviar" />)
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Your message')
  expect(message.value).toBe('I couldn’t find: caviar')
  expect(screen.getByLabelText<HTMLSelectElement>('What can we help with?').value).toBe('question')
})
