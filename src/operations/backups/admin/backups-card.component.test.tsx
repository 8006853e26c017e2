import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { BackupStatus } from '../contract.ts'
import { BackupsCard } from './backups-card.tsx'

const backups = (change: Partial<BackupStatus> = {}): BackupStatus => ({
  where: 's3://kept/shop',
  nightly: true,
  next: '2026-06-16T21:00:00.000Z',
  running: false,
  late: false,
  last: { at: '2026-06-15T21:00:00.000Z', bytes: 5_400_000, rows: 1200, pictures: 40, missing_pictures: 0 },
  problem: null,
  key_unwritten: false,
  ...change,
})

const announcement = async () => (await screen.findByRole('region', { name: 'Backups' })).textContent

// Requirement D-314
test('the dashboard shows the last backup, and can make one now', async () => {
  vi.setSystemTime(new Date('2026-06-16T06:00:00Z'))
  const calls = mockCalls(200, backups())
  const { person } = renderPartAt('/admin', <BackupsCard />)
  expect(await announcement()).toContain(
    'Last backup: 16 Jun, 2:30 am, 5.1 MB, verified. Your shop is backed up every night to s3://kept/shop.',
  )
  calls.mockImplementation(async () => Response.json(backups({ running: true })))
  await person.click(screen.getByRole('button', { name: 'Back up now' }))
  expect(await screen.findByText('Backup in progress.')).not.toBeNull()
  expect(calls.mock.calls.at(-1)?.[1]?.method).toBe('POST')
  vi.useRealTimers()
})

test.each<[Partial<BackupStatus>, string]>([
  [{ last: null }, 'No backups yet.'],
  [{ late: true }, 'The last backup is more than two days old.'],
  [{ problem: 'The disk is full.' }, 'The latest backup failed. The disk is full.'],
  [{ nightly: false, where: '/data/backups' }, 'because BACKUP_TO isn’t set'],
])('what needs a look is told: %j', async (change, sentence) => {
  mockCalls(200, backups(change))
  renderPartAt('/admin', <BackupsCard />)
  expect(await announcement()).toContain(sentence)
})

test('a key that is on the server alone is warned of, shown, and confirmed as written down', async () => {
  const calls = mockCalls(200, backups({ key_unwritten: true }))
  const { person } = renderPartAt('/admin', <BackupsCard />)
  expect(await announcement()).toContain('the key is only on this server')
  calls.mockImplementation(async () => Response.json({ key: 'AGE-SECRET-KEY-1EXAMPLE' }))
  await person.click(screen.getByRole('button', { name: 'Show backup key' }))
  expect(await screen.findByText('AGE-SECRET-KEY-1EXAMPLE')).not.toBeNull()
  calls.mockImplementation(async () => Response.json(backups()))
  await person.click(screen.getByRole('button', { name: 'I’ve written it down' }))
  expect(calls.mock.calls.at(-1)?.[0]).toContain('/backups/key-written-down')
  expect(await announcement()).not.toContain('the key is only on this server')
})
