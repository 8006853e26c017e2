import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { AdminReview } from '../contract.ts'
import ReviewsSection from './reviews-section.tsx'

const review = (id: number, changed: Partial<AdminReview> = {}): AdminReview => ({
  id,
  stars: 2,
  text: 'It was soft.',
  name: `Customer ${id}`,
  language: 'en',
  size: '400 g',
  at: '2026-06-15T06:00:00.000Z',
  pictures: [],
  reply: '',
  product: { id: 3, name: 'Berry Muesli', path: '/product/3-berry-muesli' },
  order_id: 7,
  state: 'waiting',
  reason: null,
  note: '',
  decided_at: null,
  has_claim: false,
  version: 1,
  ...changed,
})

function mockServer(reviews: AdminReview[]) {
  const sent: Record<string, unknown>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, { method, body } = {}) => {
    if (method !== 'POST' && method !== 'PUT') return Response.json(reviews)
    const input = JSON.parse(String(body))
    sent.push(input)
    return method === 'PUT'
      ? Response.json({ ...reviews[0], reply: input.reply })
      : Response.json(
          input.reviews.map(({ id }: { id: number }) => review(id, { version: 2, state: input.state })),
        )
  })
  return sent
}

// Requirement D-396
test('selected reviews are published at once, which can be undone', async () => {
  const sent = mockServer([review(1), review(2), review(3)])
  const { person } = renderPartAt('/admin?section=reviews', <ReviewsSection />)
  await person.click(await screen.findByRole('checkbox', { name: 'Select the review of Customer 1' }))
  await person.click(screen.getByRole('checkbox', { name: 'Select the review of Customer 3' }))
  await person.click(screen.getByRole('button', { name: 'Publish 2 selected' }))
  await screen.findByText('2 reviews published.')
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([
      {
        reviews: [
          { id: 1, version: 1 },
          { id: 3, version: 1 },
        ],
        state: 'published',
      },
      {
        reviews: [
          { id: 1, version: 2 },
          { id: 3, version: 2 },
        ],
        state: 'waiting',
      },
    ]),
  )
})

// Requirement D-396
test('a review is rejected with a reason, and another reason needs a note', async () => {
  const sent = mockServer([review(1, { has_claim: true })])
  const { person } = renderPartAt('/admin?section=reviews', <ReviewsSection />)
  await screen.findByText(/Mentions a food or health claim/)
  await person.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Reject' }))
  await dialog.findByText('Select a reason.')
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Another reason')
  await person.click(dialog.getByRole('button', { name: 'Reject' }))
  await dialog.findByText('Write a note to the reviewer.')
  expect(sent).toEqual([])
  await person.type(dialog.getByLabelText('Note to the reviewer'), 'About another shop.')
  await person.click(dialog.getByRole('button', { name: 'Reject' }))
  await screen.findByText('Review rejected.')
  expect(sent).toEqual([
    {
      reviews: [{ id: 1, version: 1 }],
      state: 'rejected',
      reason: 'other',
      note: 'About another shop.',
    },
  ])
})

// Requirement D-397
test('the merchant replies to a published review', async () => {
  const sent = mockServer([review(1, { state: 'published', version: 4 })])
  const { person } = renderPartAt('/admin?section=reviews&state=published', <ReviewsSection />)
  await person.click(await screen.findByRole('button', { name: 'Reply' }))
  await person.type(await screen.findByLabelText('Your reply'), 'Sorry!')
  await person.click(screen.getByRole('button', { name: 'Save reply' }))
  await vi.waitFor(() => expect(sent).toEqual([{ reply: 'Sorry!', version: 4 }]))
})
