import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPart } from '#test/shop/component.tsx'
import { OrderDocuments } from './order-documents.tsx'

const issued = { issued_on: '2026-06-15', total: 320 }

// Requirement D-178
test('the documents of an order are links, and a credit note is labelled as one', async () => {
  mockCalls(200, [
    { id: 7, kind: 'tax_invoice', number: 'PP/26-27/00042', ...issued },
    { id: 9, kind: 'credit_note', number: 'PP/26-27/C00003', ...issued },
  ])
  await act(async () => void renderPart(<OrderDocuments orderId={3} />))
  const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await address('Tax Invoice PP/26-27/00042')).toBe('/api/documents/7/pdf')
  expect(await address('Tax Invoice PP/26-27/00042, receipt (thermal printer)')).toBe(
    '/api/documents/7/pdf?size=roll',
  )
  expect(await address('Credit Note PP/26-27/C00003')).toBe('/api/documents/9/pdf')
})

test('an order without documents says nothing of them', async () => {
  const asked = mockCalls(200, [])
  await act(async () => void renderPart(<OrderDocuments orderId={3} />))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByRole('heading')).toBeNull()
})
