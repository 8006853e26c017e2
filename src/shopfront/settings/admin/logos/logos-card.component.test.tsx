import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockCalls, photo, renderPartAt } from '#test/shop/component.tsx'
import type { StoredLogos } from '../../logo-contract.ts'
import { LogosCard } from './logos-card.tsx'

const uploads = { sent: [] as FormData[], status: 200, body: {} as object }

/** Uploads use XMLHttpRequest, which reports progress; this fake completes at once. */
class Arrived {
  upload = {}
  status = 0
  responseText = ''
  onloadend = () => {}
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    uploads.sent.push(form)
    Object.assign(this, { status: uploads.status, responseText: JSON.stringify(uploads.body) })
    queueMicrotask(() => this.onloadend())
  }
}

const none = { version: 0, picture: null, earlier: [] }
const pictureOf = (key: string) => ({
  url: `/pictures/${key}`,
  width: 300,
  height: 300,
  alt: '',
  widths: [300],
})
const meena = { by: 'Meena', at: '2026-06-15T06:00:00.000Z' }
const withLogo: StoredLogos = {
  square: {
    version: 2,
    picture: pictureOf('a'),
    earlier: [{ version: 1, picture: pictureOf('b'), ...meena }],
  },
  wide: none,
  shown: { logo: { src: '/marks/a/logo.png', width: 40, height: 40 }, marks: 'a' },
}

async function open(stored: StoredLogos) {
  uploads.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', Arrived)
  const calls = mockCalls(200, stored)
  const { person } = renderPartAt('/admin?section=store', <LogosCard />)
  const square = within(await screen.findByRole('group', { name: 'Square logo' }))
  return { person, calls, square }
}

const choose = 'Upload a square logo'

test('a chosen picture is looked at before it is shown, and sent with the version that was read', async () => {
  const { person, square } = await open({ square: none, wide: none, shown: {} })
  expect(square.queryByRole('button')).toBeNull()
  await person.upload(square.getByLabelText(new RegExp(choose)), photo('leaf.png', 'image/png'))
  square.getByRole('img', { name: 'New: leaf.png' })
  expect(uploads.sent).toEqual([])
  Object.assign(uploads, { status: 200, body: withLogo })
  await person.click(square.getByRole('button', { name: 'Use this square logo' }))
  await square.findByRole('img', { name: 'Square logo, current' })
  expect([uploads.sent[0]?.get('version'), uploads.sent[0]?.get('image')]).toEqual(['0', expect.any(File)])
  expect(square.queryByRole('img', { name: 'New: leaf.png' })).toBeNull()
  expect(document.getElementById('logo-styles')?.textContent).toContain('[src="/marks/a/logo.png"]')
})

test('who is second is shown what stands there, and takes its place when they save once more', async () => {
  const { person, square } = await open({ square: none, wide: none, shown: {} })
  await person.upload(square.getByLabelText(new RegExp(choose)), photo('leaf.png', 'image/png'))
  const message = 'Someone else changed this logo.'
  Object.assign(uploads, { status: 409, body: { message, code: 'LOGO_CHANGED', current: withLogo } })
  await person.click(square.getByRole('button', { name: 'Use this square logo' }))
  expect((await square.findByRole('alert')).textContent).toBe(message)
  square.getByRole('img', { name: 'Square logo, current' })
  Object.assign(uploads, { status: 200, body: withLogo })
  await person.click(square.getByRole('button', { name: 'Use this square logo' }))
  await waitFor(() => expect(uploads.sent.map((form) => form.get('version'))).toEqual(['0', '2']))
  await waitFor(() => expect(square.queryByRole('alert')).toBeNull())
})

test('a picture that the shop refuses is told at its field and can be left', async () => {
  const { person, square } = await open({ square: none, wide: none, shown: {} })
  await person.upload(square.getByLabelText(new RegExp(choose)), photo('leaf.png', 'image/png'))
  const message = 'This image is 900 × 300 pixels.'
  Object.assign(uploads, { status: 400, body: { message, code: 'INVALID', fields: { image: message } } })
  await person.click(square.getByRole('button', { name: 'Use this square logo' }))
  expect((await square.findByRole('alert')).textContent).toBe(message)
  await person.click(square.getByRole('button', { name: 'Cancel' }))
  expect(square.queryByRole('img')).toBeNull()
})

test.each([
  ['Remove the square logo', null],
  [/^Restore the logo from/, 1],
])('%s: sent with the version that is shown', async (name, show) => {
  const { person, calls, square } = await open(withLogo)
  await person.click(square.getByText('Previous logos'))
  await person.click(square.getByRole('button', { name }))
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2))
  const [path, sent] = calls.mock.lastCall ?? []
  expect([path, sent?.method, JSON.parse(String(sent?.body))]).toEqual([
    '/api/store/logos/square',
    'PUT',
    { version: 2, show },
  ])
})
