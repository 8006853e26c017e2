import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { Onboarding } from '../contract.ts'
import { stepNames } from '../rules/onboarding-steps.ts'
import { OnboardingCard } from './onboarding-card.tsx'
import OnboardingSection from './onboarding-section.tsx'

const guide = (change: Partial<Onboarding> = {}): Onboarding => ({
  put_away: false,
  steps: stepNames.map((name) => ({ name, done: name === 'product' })),
  questions: [],
  payments: { mode: 'test', tested: null },
  mail: { leaves: true, tested: null },
  policies: { own: 1, all: 4, read: false },
  ...change,
})

const at = '2026-06-15T06:00:00.000Z'
const step = (name: string) => screen.findByRole('listitem', { name })
const open = (answer: Onboarding) => {
  const calls = mockCalls(200, answer)
  return { calls, ...renderPartAt('/admin?section=guide', <OnboardingSection />) }
}

test('each step says whether it is done, why it matters and where it is done', async () => {
  open(guide())
  const product = within(await step('First live product'))
  expect(product.getByText('Done')).not.toBeNull()
  expect(product.getByText('Customers can’t order anything until a product is live.')).not.toBeNull()
  expect(product.getByRole('link').getAttribute('href')).toBe('/admin?section=add-product')
  expect(within(await step('Contact details')).getByText('To do')).not.toBeNull()
  expect(screen.getByText(`1 of ${stepNames.length} done`)).not.toBeNull()
})

test.each<[Onboarding['payments'], string]>([
  [{ mode: 'live', tested: { outcome: 'works', at } }, 'Razorpay accepts the live keys.'],
  [{ mode: 'test', tested: { outcome: 'works', at } }, 'Razorpay accepts the test keys.'],
  [{ mode: 'test', tested: { outcome: 'refused', at } }, 'Razorpay doesn’t accept these keys.'],
  [{ mode: 'test', tested: { outcome: 'silent', at } }, 'Razorpay didn’t respond.'],
  [{ mode: 'pretend', tested: { outcome: 'works', at } }, 'Demo payments are working.'],
])('the last try of the keys is told: %j', async (payments, sentence) => {
  open(guide({ payments }))
  expect(within(await step('Payment keys')).getByRole('status').textContent).toContain(sentence)
})

test('what the mail server said is told', async () => {
  const tested = { state: 'refused', to: 'meena@shop.example', error: '535 No', at } as const
  open(guide({ mail: { leaves: true, tested } }))
  expect(within(await step('Email')).getByRole('status').textContent).toContain('535 No')
})

test('a test mail whose answer was lost is sent under the same key again', async () => {
  const { person, calls } = open(guide())
  const button = within(await step('Email')).getByRole('button', { name: 'Send me a test email' })
  calls.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  for (const made of [2, 3, 4]) {
    await person.click(button)
    await expect.poll(() => calls.mock.calls.length).toBe(made)
  }
  const [lost, again, next] = calls.mock.calls.slice(1).map(([, init]) => String(init?.body))
  expect(again).toBe(lost)
  expect(next).not.toBe(again)
})

const title = 'Setup guide'

/** The dashboard card and the onboarding section, which loads later: when it is rendered, the card has its data. */
const openBoth = (answer: Onboarding) => {
  mockCalls(200, answer)
  renderPartAt(
    '/admin',
    <>
      <OnboardingCard />
      <OnboardingSection />
    </>,
  )
  return step('Policies')
}

test('the dashboard leads to the guide', async () => {
  await openBoth(guide())
  expect(screen.getByRole('heading', { name: title })).not.toBeNull()
})

test.each<[string, Partial<Onboarding>]>([
  ['it is put away', { put_away: true }],
  ['all is done', { steps: stepNames.map((name) => ({ name, done: true })) }],
])('the dashboard no longer leads to the guide when %s', async (_when, change) => {
  await openBoth(guide(change))
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
})
