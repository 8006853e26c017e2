import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sections } from '#backoffice/frame/admin/sections.tsx'
import { AdminLogOutButton } from '#backoffice/ui/admin/log-out.tsx'
import { UnsavedChangesGuard, useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import type { OfficeMatches } from '../contract.ts'
import OfficeSearch from './office-search.tsx'

const rights = ['orders:read', 'customers:read', 'catalogue:read', 'catalogue:write'] as const
const person = { id: 7, name: 'Meena', email: 'm@example.com', phone: '9876500000', role: 'admin' } as const
const logIn = (id = 7) => setVisitor({ user: { ...person, id, rights: [...rights] }, cart: null })
beforeEach(() => {
  localStorage.clear()
  logIn()
})

const nothing = { items: [], more: false }
const order = (id: number) => ({
  id,
  name: 'Anitha Raj',
  total_price: 480,
  createdAt: '2026-06-15T06:00:00Z',
})
const answers = (matches: Partial<OfficeMatches>) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ orders: nothing, customers: nothing, products: nothing, ...matches }),
    )

function open(listed = sections as readonly (typeof sections)[number][]) {
  const onClose = vi.fn()
  const { person, address } = renderPartAt('/admin', <OfficeSearch sections={listed} onClose={onClose} />)
  return { person, address, onClose, field: screen.getByRole('combobox') }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

// Requirement D-497: Ctrl+K or the search button opens a dialog in which arrow keys and Enter open what is found.
test('what is typed and Enter open the first result, also if Enter comes before the answer', async () => {
  const asked = answers({ orders: { items: [order(1042), order(1041)], more: false } })
  const { person, address, onClose, field } = open()
  expect(document.activeElement).toBe(field)
  await person.type(field, ' 1042{Enter}')
  await waitFor(() => expect(address()).toBe('/admin?section=orders&order=1042'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/search/office?q=1042'])
})

// Requirement D-497
test('arrow keys choose a result around the ends, and the focus stays in the field', async () => {
  answers({
    orders: { items: [order(3)], more: true },
    products: { items: [{ id: 5, name: 'Podi', category: 'Mixes', state: 'draft' }], more: false },
  })
  const { person, address, field } = open()
  await person.type(field, '9843')
  await waitFor(() => expect(options()).toHaveLength(3))
  expect(options()).toEqual([
    'Order #3Anitha Raj · 15 Jun 2026 · ₹480',
    'All orders with “9843”',
    'PodiMixes · Draft',
  ])
  expect(chosen()).toContain('Order #3')
  await person.keyboard('{ArrowDown}')
  expect(chosen()).toContain('All orders')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await person.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toContain('Podi')
  expect(document.activeElement).toBe(field)
  await person.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(address()).toBe('/admin?section=orders&q=9843'))
})

// Requirement D-498: The search also finds sections, settings by their labels, hints and other words, and the setup guide, without
//   waiting for the shop, among the sections that the person may open.
test('sections, settings and help are found at once, and lead to their place', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  const { person, address, field } = open()
  await person.type(field, 'gst')
  const groups = screen.getAllByRole('group')
  expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([1, 3, 1])
  await person.clear(field)
  await person.type(field, 'cut-off{Enter}')
  await waitFor(() => expect(address()).toBe('/admin?section=store#cutOff'))
  await person.clear(field)
  await person.type(field, 'whatsapp')
  await person.click(screen.getByRole('option', { name: /^WhatsApp ?Connections/ }))
  await waitFor(() => expect(address()).toBe('/admin?section=connections#whatsapp'))
})

// Requirement D-498
test('nobody finds a section, its settings or its help that their role may not open', async () => {
  answers({})
  const { person, field } = open(sections.filter(({ key }) => key === 'packing'))
  await person.type(field, 'gst')
  await screen.findByText('No results for “gst”.')
  await person.clear(field)
  await person.type(field, 'dispatch')
  expect(options()).toEqual(['Packing'])
})

// Requirement D-499: The search waits for a pause in typing and aborts earlier searches; a slow or failed one says so, and what
//   needs no answer is still found.
test('earlier searches are aborted, and a failed one can be tried again', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    signals.push(init?.signal)
    return new Promise(() => {})
  })
  const { person, field } = open()
  await person.type(field, 'or')
  expect(options()).not.toEqual([])
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  asked.mockImplementation(async () => Response.json({ message: 'Too many requests.' }, { status: 429 }))
  await person.type(field, 'der')
  await screen.findByText('Too many requests.')
  expect(signals[0]?.aborted).toBe(true)
  expect(options()).not.toEqual([])
  answers({ orders: { items: [order(9)], more: false } })
  await person.click(screen.getByRole('button', { name: /try again/i }))
  await waitFor(() => expect(options().join()).toContain('Order #9'))
})

// Requirement D-499
test('an answer that comes late does not replace a newer one', async () => {
  const pending = new Map<string, (id: number) => void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (url) =>
      new Promise((resolve) => {
        const answer = (id: number) =>
          resolve(Response.json({ orders: { items: [order(id)], more: false }, customers: nothing }))
        pending.set(String(url).replace(/.*q=/, ''), answer)
      }),
  )
  const { person, field } = open()
  await person.type(field, '98')
  await waitFor(() => expect(pending.has('98')).toBe(true))
  await person.type(field, '43')
  await waitFor(() => expect(pending.has('9843')).toBe(true))
  pending.get('9843')?.(2)
  await screen.findByRole('option', { name: /^Order #2/ })
  await act(async () => pending.get('98')?.(1))
  expect(options()).toHaveLength(1)
  expect(options().join()).toContain('Order #2')
})

// Requirement D-499
test('a slow search says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  const { person, field } = open()
  await person.type(field, 'xyz')
  expect(screen.getAllByText('Searching...')).not.toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getAllByText('Still searching. Your connection seems slow.')).not.toEqual([])
  vi.useRealTimers()
})

function ChangedForm() {
  useUnsavedChanges(true)
  return null
}

// Requirement D-497
test('a result is opened over unsaved input only if the person agrees to lose it', async () => {
  answers({ orders: { items: [order(12)], more: false } })
  const search = (
    <UnsavedChangesGuard>
      <ChangedForm />
      <OfficeSearch sections={sections} onClose={() => {}} />
    </UnsavedChangesGuard>
  )
  const { person, address } = renderPartAt('/admin?section=store', search)
  await person.type(screen.getByRole('combobox'), '12')
  const follow = async () =>
    person.click(await screen.findByRole('option', { name: /^Order #12/, hidden: true }))
  await follow()
  const question = within(await screen.findByRole('alertdialog'))
  await person.click(question.getByRole('button', { name: 'Stay' }))
  expect(address()).toBe('/admin?section=store')
  await follow()
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(address()).toBe('/admin?section=orders&order=12'))
})

test('a letter is too little, a digit is not', async () => {
  const asked = answers({ orders: { items: [order(7)], more: false } })
  const { person, field } = open(sections.filter(({ key }) => key === 'packing'))
  await person.type(field, 'x')
  expect(screen.getAllByText('Enter at least 2 characters.')).not.toEqual([])
  await person.clear(field)
  await person.type(field, '7')
  await waitFor(() => expect(options()).toHaveLength(1))
  expect(asked).toHaveBeenCalledTimes(1)
})

// Requirement D-500: Before anything is typed, the search lists what was opened last on this device, without customers; logging out
//   deletes it.
test('what was opened is listed the next time, without customers, for this account and until it logs out', async () => {
  answers({
    orders: { items: [order(12)], more: false },
    customers: { items: [{ id: 4, name: 'Kavin', phone: '9444055667', email: 'k@example.com' }], more: true },
  })
  const { person, field } = open()
  const follow = async (name: RegExp) => person.click(await screen.findByRole('option', { name }))
  await person.type(field, 'kavin')
  await follow(/^Kavin/)
  await follow(/All customers/)
  await follow(/Order #12/)
  await person.clear(field)
  await person.type(field, 'cut-off')
  await follow(/^Order cut-off time/)
  const recent = async () => {
    cleanup()
    open()
    return options()
  }
  expect(await recent()).toEqual(['Order cut-off time (optional)', 'Order #12'])
  expect(localStorage.getItem('office-recent')).not.toContain('Kavin')
  logIn(8)
  expect(await recent()).toEqual([])
  logIn()
  cleanup()
  const { person: leaving } = renderPartAt('/admin', <AdminLogOutButton />)
  await leaving.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(localStorage.getItem('office-recent')).toBe(null))
})
