import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { OrderToPack, PickLine } from '../contract.ts'
import PackingSection from './packing-section.tsx'

beforeEach(() => localStorage.clear())

const muesli: PickLine = { key: 'pack 1', name: 'Millet Muesli', size: '400 g', quantity: 3, orders: 2 }
const podi: PickLine = { key: 'pack 2', name: 'Idli Podi', size: '100 g', quantity: 1, orders: 1 }

/** Unmounts the packing desk and renders it again, like a reload. */
function openPickList(orders: string, lines: PickLine[]) {
  cleanup()
  mockCalls(200, lines)
  return renderPartAt(`/admin?section=packing&pick=${orders}`, <PackingSection />)
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('ticks of a pick list outlive a reload, and count what more orders need beside them', async () => {
  const { person } = openPickList('1.2', [muesli, podi])
  await person.click(await box('3 of Millet Muesli 400 g'))
  expect(screen.getByText('1 of 2 picked')).not.toBeNull()

  openPickList('1.2', [muesli, podi])
  expect((await box('3 of Millet Muesli 400 g')).checked).toBe(true)
  expect((await box('1 of Idli Podi 100 g')).checked).toBe(false)

  const more = openPickList('1.2.3', [{ ...muesli, quantity: 5 }])
  expect((await box('5 of Millet Muesli 400 g')).checked).toBe(false)
  expect(screen.getByText('2 more')).not.toBeNull()
  await more.person.click(await box('5 of Millet Muesli 400 g'))
  expect(screen.getByText('Everything is picked.')).not.toBeNull()
})

test('what was picked for an order that has left the table is not counted for others', async () => {
  const { person } = openPickList('1.2', [muesli])
  await person.click(await box('3 of Millet Muesli 400 g'))
  openPickList('2.3', [muesli])
  expect((await box('3 of Millet Muesli 400 g')).checked).toBe(false)
})

const order = (id: number): OrderToPack => ({
  id,
  name: 'Anitha Raj',
  city: 'Coimbatore',
  place: '641012',
  by: null,
  recalled: false,
  pieces: 2,
  paid_at: '2026-06-15T06:00:00.000Z',
})

/**
 * Answers each call by its path.
 * @returns the posted requests
 */
function answerByPath(answers: Record<string, () => Response | Promise<Response>>) {
  const posted: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://shop').pathname
    if (init?.body) posted.push(JSON.parse(String(init.body)))
    if (path === '/api/couriers') return Response.json({ connected: [], issues: [] })
    return (answers[path] ?? (() => Response.json([])))()
  })
  return posted
}

const listOf = (...ids: number[]) => ({ '/api/packing/orders': () => Response.json(ids.map(order)) })

test('scans go out one after the other, and each is answered by a sign, a colour and words', async () => {
  const answers = [
    Response.json({ message: 'Order #7 packed.', changed: true, order: { id: 7, step: 3 } }),
    Response.json({ message: 'Order #7 was already packed.', changed: false, order: { id: 7, step: 3 } }),
    Response.json({ message: 'Order #9 not found.', code: 'NO_SUCH_ORDER' }, { status: 404 }),
  ]
  const posted = answerByPath({
    ...listOf(7, 8),
    '/api/packing/scans': () => answers.shift() ?? Response.error(),
  })
  const { person } = renderPartAt('/admin?section=packing', <PackingSection />)
  await box('Select order #7, Anitha Raj')
  // A scanner types without waiting.
  await person.type(
    screen.getByLabelText('Scan or enter an order number'),
    '7{Enter}7{Enter}9{Enter}5{Enter}',
  )
  await screen.findByText('“5” may not have been marked as packed. Scan it again.')
  expect(posted).toEqual(['7', '7', '9', '5'].map((typed) => ({ typed })))
  expect(screen.queryByText('Order #7 packed.')).toBeNull()
  for (const said of ['Order #7 was already packed.', 'Order #9 not found.'])
    expect(screen.getByText(said)).not.toBeNull()
  // Its row stays in place and shows that it is packed.
  expect(screen.queryByRole('checkbox', { name: 'Select order #7, Anitha Raj' })).toBeNull()
  expect(within(screen.getByRole('list', { name: '641012' })).getByText('Packed')).not.toBeNull()
})

test('a packed order is taken back where it was ticked off', async () => {
  answerByPath({
    ...listOf(7),
    '/api/packing/scans': () =>
      Response.json({ message: 'Order #7 packed.', changed: true, order: { id: 7, step: 3 } }),
    '/api/orders/undo/7': () => Response.json({ message: 'Last step undone.', order: { id: 7 } }),
  })
  const { person } = renderPartAt('/admin?section=packing', <PackingSection />)
  await box('Select order #7, Anitha Raj')
  await person.type(screen.getByLabelText('Scan or enter an order number'), '7{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Undo packing of order #7' }))
  expect(await screen.findByText('Order #7 is back on the packing list.')).not.toBeNull()
  expect(await box('Select order #7, Anitha Raj')).not.toBeNull()
})

test('orders that were packed together are taken back with one press', async () => {
  const until = new Date(Date.now() + 60_000).toISOString()
  const taken = (id: number) => ({
    id,
    done: true,
    changed: true,
    code: null,
    message: null,
    step: id * 10,
    undo_until: until,
    order: null,
  })
  const posted = answerByPath({
    ...listOf(7, 8),
    '/api/orders/packed': () => Response.json({ orders: [7, 8].map(taken) }),
    '/api/orders/undo': () => Response.json({ orders: [7, 8].map(taken) }),
  })
  const { person } = renderPartAt('/admin?section=packing', <PackingSection />)
  for (const id of [7, 8]) await person.click(await box(`Select order #${id}, Anitha Raj`))
  await person.click(screen.getByRole('button', { name: 'Pack selected' }))
  await person.click(await screen.findByRole('button', { name: 'Undo all 2' }))
  expect(await box('Select order #7, Anitha Raj')).not.toBeNull()
  expect(await box('Select order #8, Anitha Raj')).not.toBeNull()
  expect(posted.at(-1)).toEqual({
    steps: [
      { order_id: 7, step: 70 },
      { order_id: 8, step: 80 },
    ],
  })
  expect(screen.queryByRole('button', { name: 'Undo all 2' })).toBeNull()
})

test('Shift chooses all boxes from the last one to this one as they stand on the screen, or none of them', async () => {
  const elsewhere = { ...order(9), place: '641001' }
  answerByPath({
    '/api/packing/orders': () =>
      Response.json([order(6), elsewhere, order(7), { ...elsewhere, id: 10 }, order(8)]),
  })
  const { person } = renderPartAt('/admin?section=packing', <PackingSection />)
  const press = async (id: number) => person.click(await box(`Select order #${id}, Anitha Raj`))
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select order #/ })
      .map(({ checked, ariaLabel, labels }) => checked && (ariaLabel ?? labels?.[0]?.textContent))
      .flatMap((name) => name || [])
  await press(7)
  await person.keyboard('{Shift>}')
  await press(9)
  expect(chosen()).toEqual(['#7', '#8', '#9'].map((id) => `Select order ${id}, Anitha Raj`))
  await press(8)
  await person.keyboard('{/Shift}')
  expect(chosen()).toEqual(['Select order #7, Anitha Raj'])
  await press(10)
  expect(chosen()).toEqual(['Select order #7, Anitha Raj', 'Select order #10, Anitha Raj'])
})

test('labels remember their sheet and its first free place, and tell how far they are', async () => {
  const { promise: rest, resolve: finish } = Promise.withResolvers<void>()
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input)
    if (path.endsWith('/couriers')) return Response.json({ connected: [], issues: [] })
    if (!path.includes('.pdf')) return Response.json(path.includes('orders') ? [7, 8].map(order) : [])
    asked.push(path)
    const bytes = new TextEncoder()
    return new Response(
      new ReadableStream({
        async start(stream) {
          stream.enqueue(bytes.encode('%PDF /OrdersDr'))
          stream.enqueue(bytes.encode('awn 1\n'))
          await rest
          stream.enqueue(bytes.encode('/OrdersDrawn 2\n/NotAllOfOrder 8\n'))
          stream.close()
        },
      }),
    )
  })
  const { person } = renderPartAt('/admin?section=packing', <PackingSection />)
  await person.click(await screen.findByRole('button', { name: 'Address labels' }))
  await person.selectOptions(await screen.findByLabelText('Label sheet'), 'A4, 3 × 8 labels (64 × 34 mm)')
  await person.selectOptions(screen.getByLabelText('First unused label on the sheet'), '23')
  await person.click(screen.getByRole('button', { name: 'Create PDF' }))
  expect(await screen.findByText('Creating 1 of 2')).not.toBeNull()
  finish()
  expect(await screen.findByText('PDF ready.')).not.toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('appear as boxes: #8.')
  expect(screen.getByRole('link', { name: 'Open to print' }).getAttribute('href')).toMatch(/^blob:/)
  expect(asked).toEqual(['/api/packing/labels.pdf?orders=7.8&sheet=3x8&first=23'])
  await waitFor(() => expect(localStorage.getItem('label sheet')).toBe('3x8 1'))
})
