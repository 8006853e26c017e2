import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { CheckName, HealthChecks, HealthReport } from '../contract.ts'
import { HealthCard } from './health-card.tsx'
import HealthSection from './health-section.tsx'

const at = '2026-06-15T06:00:00.000Z'
const seen = { state: 'works', unread: null } as const
const gigabyte = 1024 ** 3

const well: HealthChecks = {
  shop: { ...seen, facts: { release: '1.2.3', since: at, host: 'malar', pid: 42 } },
  database: { ...seen, facts: { kind: 'server', ms: 1.5, bytes: 5_400_000, waiting: 0, writable: true } },
  disk: {
    ...seen,
    facts: {
      disks: [{ holds: ['data', 'pictures'], free: 30 * gigabyte, total: 40 * gigabyte }],
      elsewhere: ['backups'],
    },
  },
  memory: { ...seen, facts: { used: 200 * 1024 ** 2, free: 2 * gigabyte } },
  payments: {
    ...seen,
    facts: { mode: 'live', answered_at: at, silent_since: null, refuses_keys: false },
  },
  unanswered: { ...seen, facts: { orders: 0, total: 0, since: null } },
  webhooks: { ...seen, facts: { heard_at: at, paid_at: at } },
  mails: { ...seen, facts: { waiting: 0, refused: 0, oldest_at: null, leaves: true } },
  whatsapp: {
    ...seen,
    facts: {
      on: true,
      configured: true,
      emulated: false,
      waiting: 0,
      oldest_at: null,
      problem: null,
      error: null,
    },
  },
  connections: { ...seen, facts: { here: 2, elsewhere: 1, unreadable: [], unfit: [] } },
  jobs: {
    ...seen,
    facts: {
      jobs: [
        { name: 'send emails', every_seconds: 2, done_at: at, failing: false, late: false },
        { name: 'make backups', every_seconds: 2, done_at: null, failing: false, late: false },
      ],
    },
  },
  backup: {
    ...seen,
    facts: {
      where: 's3://kept/shop',
      nightly: true,
      next: at,
      running: false,
      late: false,
      last: { at, bytes: 5_400_000, rows: 1200, pictures: 40, missing_pictures: 0 },
      problem: null,
      key_unwritten: false,
    },
  },
  pictures: { ...seen, facts: { place: 'store', found: true } },
  speed: { ...seen, facts: { days: 7, metrics: [] } },
}
const status = (change: Partial<HealthChecks> = {}): HealthReport => ({
  read_at: at,
  lines: { ...well, ...change },
})

const line = (name: string) => screen.findByRole('listitem', { name })
const textOf = async (name: string) => (await line(name)).textContent
const open = (answer: HealthReport) => {
  const calls = mockCalls(200, answer)
  return { calls, ...renderPartAt('/admin?section=status', <HealthSection />) }
}

// Requirement D-277
test('a healthy shop shows each check in one word, with its figures', async () => {
  open(status())
  expect((await screen.findByText('Everything is working.')).getAttribute('role')).toBe('status')
  const lines = screen.getAllByRole('listitem')
  expect(lines).toHaveLength(Object.keys(well).length)
  for (const each of lines) expect(within(each).getByText('Working')).not.toBeNull()
  expect(await textOf('Shop server')).toContain('Release 1.2.3, running since 15 Jun, 11:30 am.')
  expect(await textOf('Database')).toContain('Response time: 1.5 ms. Database size: 5.1 MB.')
  expect(await textOf('Disk')).toContain('Data, images: 30 GB free of 40 GB.')
  expect(await textOf('Disk')).toContain('In S3 storage, not on this server’s disk: backups.')
  expect(await textOf('Background tasks')).toContain('make backupsNot run yet (every 2 seconds)')
  expect(await textOf('Page speed for visitors')).toContain('No visits measured yet.')
})

type Unwell = { [Name in CheckName]?: HealthChecks[Name]['facts'] }

// Requirement D-277
test.each<[string, 'Needs attention' | 'Not working', Unwell, string[]]>([
  [
    'Razorpay',
    'Not working',
    { payments: { mode: 'live', answered_at: at, silent_since: at, refuses_keys: false } },
    ['Razorpay hasn’t responded since 15 Jun, 11:30 am.', 'nothing is lost'],
  ],
  [
    'Razorpay',
    'Not working',
    { payments: { mode: 'live', answered_at: at, silent_since: null, refuses_keys: true } },
    ['Razorpay doesn’t accept the keys.'],
  ],
  [
    'Razorpay',
    'Needs attention',
    { payments: { mode: 'test', answered_at: at, silent_since: null, refuses_keys: false } },
    ['No real money is charged', 'Enter live keys'],
  ],
  [
    'Orders waiting for Razorpay',
    'Needs attention',
    { unanswered: { orders: 2, total: 640, since: at } },
    ['2 orders are waiting for Razorpay, ₹640.00 in total', 'Don’t dispatch them'],
  ],
  [
    'Razorpay webhooks',
    'Needs attention',
    { webhooks: { heard_at: null, paid_at: at } },
    ['the webhook secret under Connections'],
  ],
  [
    'Emails',
    'Needs attention',
    { mails: { waiting: 3, refused: 1, oldest_at: at, leaves: true } },
    ['3 emails are waiting, the oldest since 15 Jun', 'didn’t accept 1 email', 'error in Emails'],
  ],
  [
    'Disk',
    'Not working',
    { disk: { disks: [{ holds: ['data'], free: 1e6, total: 4e10 }], elsewhere: [] } },
    ['977 KB free', 'BACKUP_KEEP'],
  ],
  [
    'Connections',
    'Not working',
    { connections: { here: 0, elsewhere: 0, unreadable: ['payments', 'mail'], unfit: [] } },
    ['doesn’t have: Razorpay, email.', 'Enter them again'],
  ],
  ['Images', 'Not working', { pictures: { place: 'folder', found: false } }, ['Upload the image again']],
  ['Memory', 'Needs attention', { memory: { used: 7e8, free: 1e8 } }, ['667.6 MB', 'larger server']],
])('%s: %s, why, and what to do', async (name, word, change, sentences) => {
  const state = word === 'Needs attention' ? 'look' : 'broken'
  const lines = Object.fromEntries(
    Object.entries(change).map(([key, facts]) => [key, { state, unread: null, facts }]),
  )
  open(status(lines))
  expect(within(await line(name)).getByText(word)).not.toBeNull()
  for (const sentence of sentences) expect(await textOf(name)).toContain(sentence)
  expect((await screen.findByRole('status')).textContent).toBe(`1 issue needs attention: ${name}.`)
})

test('page speed is told in words, with the number of measurements and the slowest pages', async () => {
  const slow = { metric: 'lcp', p75: 4210, rating: 'poor', samples: 1240 } as const
  const metrics: NonNullable<HealthChecks['speed']['facts']>['metrics'] = [
    { ...slow, slowest: { page: 'product', p75: 5800 } },
    { metric: 'inp', p75: 88.4, rating: 'good', samples: 1, slowest: null },
    { metric: 'cls', p75: 0.134, rating: 'fair', samples: 90, slowest: null },
  ]
  open(status({ speed: { state: 'look', unread: null, facts: { days: 7, metrics } } }))
  const text = await textOf('Page speed for visitors')
  for (const sentence of [
    'In the last 7 days, three out of four visitors had these values or better:',
    'Main image or text shown after: 4.2 s (poor, measured 1,240 times). Worst: product pages, 5.8 s.',
    'Response to taps and typing after: 88 ms (good, measured once).',
    'Layout shift while loading: 0.13 (could be better, measured 90 times).',
    'Ask whoever runs your server',
  ])
    expect(text).toContain(sentence)
})

test('a job that does not come to its end is named, and so is one that fails', async () => {
  const job = { every_seconds: 2, done_at: at, failing: false, late: false }
  const jobs = [
    { ...job, name: 'send emails', late: true },
    { ...job, name: 'make backups', failing: true },
  ]
  open(status({ jobs: { state: 'broken', unread: null, facts: { jobs } } }))
  expect(await textOf('Background tasks')).toContain(
    'for 15 minutes: send emails.Failed on the last run: make backups.',
  )
})

test('an old backup says how old, why, when the next is due, and leads to the button', async () => {
  const facts = well.backup.facts && { ...well.backup.facts, late: true, problem: 'The disk is full.' }
  open(status({ backup: { state: 'look', unread: null, facts } }))
  expect(await textOf('Backups')).toContain(
    'The last backup is more than two days old.The latest backup failed. The disk is full.Next backup:',
  )
  expect(
    within(await line('Backups'))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/admin?section=dashboard')
})

// Requirement D-279
test.each([
  ['late', 'No response within two seconds.'],
  ['failed', 'Couldn’t get the status.'],
] as const)('a check that couldn’t run says so (%s), next to the others', async (unread, sentence) => {
  open(status({ database: { state: 'broken', unread, facts: null } }))
  expect(await textOf('Database')).toContain(sentence)
  expect(await textOf('Disk')).toContain('30 GB free')
})

// Requirement D-280
test('the page refreshes every half minute while it is open, and on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { calls, person } = open(status())
  const waits = () => act(() => vi.advanceTimersByTimeAsync(30_000))
  await line('Disk')
  await waits()
  expect(calls).toHaveBeenCalledTimes(2)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await waits()
  await waits()
  expect(calls).toHaveBeenCalledTimes(2)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => calls.mock.calls.length).toBe(3)
  await person.click(screen.getByRole('button', { name: 'Refresh' }))
  await expect.poll(() => calls.mock.calls.length).toBe(4)
})

// Requirement D-280
test('if a refresh fails, the previous values stay and a message says so', async () => {
  const { calls, person } = open(status())
  await line('Disk')
  calls.mockRejectedValue(new TypeError('Failed to fetch'))
  await person.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Couldn’t refresh. Showing the last known status.')
  expect(await textOf('Disk')).toContain('30 GB free')
})

// Requirement D-280
test('the dashboard links to what needs attention, except what it shows itself', async () => {
  const look = { state: 'look', unread: null } as const
  const { backup, mails, unanswered } = well
  const calls = mockCalls(
    200,
    status({ backup: { ...backup, ...look }, unanswered: { ...unanswered, ...look } }),
  )
  renderPartAt('/admin', <HealthCard />)
  await expect.poll(() => calls.mock.calls.length).toBe(1)
  await act(async () => {})
  expect(screen.queryByRole('region', { name: 'Status' })).toBeNull()
  mockCalls(200, status({ backup: { ...backup, ...look }, mails: { ...mails, ...look } }))
  renderPartAt('/admin', <HealthCard />)
  const card = await screen.findByRole('region', { name: 'Status' })
  expect(card.textContent).toContain('1 issue needs attention: Emails.')
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/admin?section=status')
})
