import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { questionNames } from '#shopfront/onboarding/rules/walkthrough-questions.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import GuideSection from './guide-section.tsx'

const guide = (answered: readonly string[] = [], skipped: readonly string[] = []) => ({
  put_away: false,
  steps: [],
  questions: questionNames.map((name) => ({
    name,
    state: answered.includes(name) ? 'answered' : skipped.includes(name) ? 'skipped' : 'open',
  })),
  payments: { mode: 'none', tested: null },
  mail: { leaves: false, tested: null },
  policies: { own: 0, all: 4, read: false },
})

/** Answers the calls for the guide and the settings, and remembers what was sent. */
function mockShop(first: object, after: object) {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url), 'http://shop.example')
    const isRead = (init?.method ?? 'GET') === 'GET'
    if (!isRead) sent.push(`${init?.method} ${pathname} ${init?.body}`)
    if (pathname.includes('/store')) return Response.json({ facts: demoStoreSettings, version: 1 })
    return Response.json(isRead ? first : after)
  })
  return sent
}
const open = (question: string) =>
  renderPartAt(`/admin?section=guide&question=${question}`, <GuideSection />, {
    demo: false,
    publicUrl: 'http://shop.example',
  })

// Requirement D-571
test('goes on at the first open question; saving shows the next open one', async () => {
  const sent = mockShop(guide(['name']), guide(['name', 'about', 'logo']))
  const { person, address } = open('next')
  await screen.findByRole('heading', { name: 'What do you make?' })
  expect(screen.getByText(`Question 2 of ${questionNames.length}`)).toBeTruthy()
  await person.type(await screen.findByLabelText('Tagline'), ' and more')
  await person.click(screen.getByRole('button', { name: 'Save & continue' }))
  await screen.findByRole('heading', { name: 'Which colours suit your shop?' })
  expect(address()).toBe('/admin?section=guide&question=palette')
  expect(sent.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
    'PUT /api/store/part',
    'PUT /api/guide/questions/about',
  ])
})

// Requirement D-571
test('skipping saves nothing but the skip, and Back leads to the question before', async () => {
  const sent = mockShop(guide(), guide([], ['name']))
  const { person } = open('name')
  await person.click(await screen.findByRole('button', { name: 'Skip for now' }))
  await screen.findByRole('heading', { name: 'What do you make?' })
  expect(sent).toEqual(['PUT /api/guide/questions/name {"outcome":"skipped"}'])
  await person.click(screen.getByRole('link', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'What’s your shop called?' })
})

test('at the end, what was skipped is listed and can be opened', async () => {
  const skipped = ['logo', 'cash']
  const all = guide(
    questionNames.filter((name) => !skipped.includes(name)),
    skipped,
  )
  mockShop(all, all)
  open('next')
  await screen.findByRole('heading', { name: '2 questions to answer' })
  expect(screen.getByRole('link', { name: 'Continue setup' }).getAttribute('href')).toContain('question=logo')
  await waitFor(() => expect(screen.getAllByText('Skipped')).toHaveLength(2))
})

test('a question that cannot be loaded can be tried again', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  open('next')
  await screen.findByText('Couldn’t load this question. Try again.')
})
