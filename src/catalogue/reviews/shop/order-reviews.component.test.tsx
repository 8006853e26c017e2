import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import type { OwnReview, Reviewable } from '../contract.ts'
import OrderReviews from './order-reviews.tsx'

const item: Reviewable = {
  order_item_id: 12,
  product_id: 3,
  name: 'Berry Muesli',
  size: '400 g',
  picture: null,
  shown_name: 'Anitha R.',
  review: null,
}
const waiting: OwnReview = {
  id: 1,
  stars: 4,
  text: 'Crunchy.',
  name: 'Anitha R.',
  language: 'en',
  at: '2026-06-15T06:00:00.000Z',
  pictures: [],
  reply: '',
  state: 'waiting',
  reason: null,
  note: '',
  version: 1,
}
const access = { by: 'account', id: '7' } as const

/** @returns the forms that are sent; `answer` is what the server says to them */
function mockServer(items: Reviewable[], answer: () => Response) {
  const sent: FormData[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, { method, body } = {}) => {
    if (method !== 'PUT') return Response.json(items)
    sent.push(body as FormData)
    return answer()
  })
  return sent
}

// Requirement D-394
test('stars are chosen with the keyboard, are required, and the review then waits', async () => {
  const sent = mockServer([item], () => Response.json(waiting))
  const { person } = renderPartAt('/orders/7', <OrderReviews access={access} />)
  await person.click(await screen.findByRole('button', { name: 'Rate Berry Muesli' }))
  await person.click(screen.getByRole('button', { name: 'Send review' }))
  await screen.findByText('Select a number of stars.')
  screen.getByRole('radio', { name: '3 stars: Good' }).focus()
  await person.keyboard(' {ArrowRight}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars: Very good' }).checked).toBe(true)
  await person.type(screen.getByLabelText('Your review (optional)'), 'Crunchy.')
  expect(screen.getByLabelText<HTMLInputElement>('Name to show').value).toBe('Anitha R.')
  await person.click(screen.getByRole('button', { name: 'Send review' }))
  await screen.findByText(/We’re checking your review/)
  expect(sent.map((form) => Object.fromEntries(form))).toEqual([
    { stars: '4', text: 'Crunchy.', name: 'Anitha R.', version: '0', keep: '' },
  ])
})

// Requirement D-396
test('a rejected review names the reason, and its form opens from a link', async () => {
  const rejected = { ...waiting, state: 'rejected', reason: 'spam', note: 'No links, please.' } as const
  mockServer([{ ...item, review: rejected }], () => Response.json(waiting))
  Element.prototype.scrollIntoView = () => {}
  renderPartAt('/orders/7?rate=12', <OrderReviews access={access} />)
  await screen.findByText(/It looks like advertising/)
  expect(screen.getByText('Note from the shop: No links, please.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete review' })).toBeTruthy()
})

// Requirement D-394
test('a review that was changed in another tab is shown, and what was typed is kept', async () => {
  const current = { ...waiting, stars: 2, version: 2 }
  setVisitor({ user: null, cart: null })
  const sent = mockServer([{ ...item, review: waiting }], () =>
    Response.json({ code: 'REVIEW_CHANGED', message: 'Changed.', current }, { status: 409 }),
  )
  const { person } = renderPartAt('/orders/7', <OrderReviews access={access} />)
  await person.click(await screen.findByRole('button', { name: 'Edit your review of Berry Muesli' }))
  await person.type(screen.getByLabelText('Your review (optional)'), ' And fresh.')
  await person.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('img', { name: '2 stars' })
  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review (optional)').value).toBe(
      'Crunchy. And fresh.',
    ),
  )
  await person.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(sent.map((form) => form.get('version'))).toEqual(['1', '2'])
})

test('nothing is shown for an order with nothing to review', async () => {
  mockServer([], () => Response.json({}))
  renderPartAt('/orders/7', <OrderReviews access={access} />)
  await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalled())
  expect(screen.queryByText('How did you like it?')).toBe(null)
})
