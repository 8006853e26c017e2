import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { mockPointer, renderPartAt } from '#test/shop/component.tsx'
import type { RefundOverview } from '../contract.ts'
import { GoodsQuestion } from './goods-question.tsx'
import { RefundForm } from './refund-form.tsx'

const line = {
  item_id: 1,
  name: 'Idli Podi',
  size: '200 g',
  quantity: 2,
  unit_price: 125,
  refunded: 0,
  replaced: 0,
  put_back: 0,
  here: 2,
  can_put_back: true,
}
const here: RefundOverview = {
  order_id: 7,
  total: 250,
  left: 250,
  is_paid: true,
  is_here: false,
  is_cancelled: false,
  asks_about_goods: 50,
  lines: [line],
  delivery: { paid: 0, left: 0 },
  refunds: [],
}
/** A unit was dispatched in another window, which the server already knows. */
const left: RefundOverview = { ...here, lines: [{ ...line, here: 1 }] }

const weighed = { amount: 250, left: 0, delivery: 0, restocked: 2, cancels: false }
const notHere = {
  code: 'NOT_HERE',
  message: 'Only 1 of the remaining units of Idli Podi hasn’t been dispatched.',
}

/**
 * Refuses the first request.
 * @returns what was sent to matching URLs
 */
function answerWith(address: RegExp) {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!address.test(String(url))) return Response.json(weighed)
    sent.push(String(init?.body))
    return sent.length === 1
      ? Response.json({ ...notHere, error: notHere.message }, { status: 409 })
      : Response.json({ message: 'Done.', refund: 1, amount: 250, cancelled: false })
  })
  return () => sent.map((body) => JSON.parse(body).lines)
}

/** Like the panel, renders the form again with the reloaded order. */
function OfOrder({ form, reloaded = left }: OfOrderProps) {
  const [refunding, setRefunding] = useState(here)
  return form(refunding, () => setRefunding(reloaded))
}
type OfOrderProps = {
  form: (refunding: RefundOverview, reload: () => void) => React.ReactNode
  reloaded?: RefundOverview
}

// Requirement D-198: Selections and quantities entered before items were dispatched never claim on their own that the
//   items came back (decision X19).
test('a box ticked before its units were dispatched is unticked, and must be ticked again to say that they came back', async () => {
  mockPointer('fine')
  const sent = answerWith(/\/refunds$/)
  const { person } = renderPartAt(
    '/admin',
    <OfOrder
      form={(refunding, reload) => (
        <RefundForm
          overview={refunding}
          action="refund"
          onClose={() => {}}
          onDone={() => {}}
          onOutdated={reload}
        />
      )}
    />,
  )
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Idli Podi/ })
  const refund = async () => person.click(await screen.findByRole('button', { name: 'Refund ₹250.00' }))
  await person.type(screen.getByLabelText('Units of Idli Podi 200 g to refund'), '2')
  await person.click(box())
  await refund()
  expect((await screen.findByRole('alert')).textContent).toBe(notHere.message)
  expect(box().checked).toBe(false)
  await refund()
  await waitFor(() => expect(sent()).toHaveLength(2))
  await person.click(box())
  await refund()
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()).toEqual([
    [{ item_id: 1, quantity: 2, restock: true }],
    [{ item_id: 1, quantity: 2, restock: false }],
    [{ item_id: 1, quantity: 2, restock: true, came_back: 1 }],
  ])
})

// Requirement D-198
test('quantities entered before units were dispatched must be entered again before any of them can come back', async () => {
  mockPointer('fine')
  const sent = answerWith(/\/goods$/)
  const { person } = renderPartAt(
    '/admin',
    <OfOrder form={(refunding, reload) => <GoodsQuestion overview={refunding} onDone={reload} />} />,
  )
  const units = () => screen.getByLabelText<HTMLInputElement>('Units of Idli Podi 200 g to return to stock')
  const putBack = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Return to stock' })
  await person.type(units(), '2')
  await person.click(putBack())
  await waitFor(() => expect(units().value).toBe(''))
  expect(putBack().disabled).toBe(true)
  await person.type(units(), '2')
  await person.click(putBack())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toEqual([
    [{ item_id: 1, quantity: 2, came_back: 0 }],
    [{ item_id: 1, quantity: 2, came_back: 1 }],
  ])
})

test('a quantity of units that another window has returned to stock can be cleared', async () => {
  mockPointer('fine')
  const { person } = renderPartAt(
    '/admin',
    <OfOrder
      reloaded={{
        ...here,
        lines: [
          { ...line, replaced: 0, put_back: 2 },
          { ...line, item_id: 2, name: 'Rasam Podi' },
        ],
      }}
      form={(refunding, reload) => (
        <>
          <GoodsQuestion overview={refunding} onDone={() => {}} />
          <button type="button" onClick={reload}>
            Reload
          </button>
        </>
      )}
    />,
  )
  const units = (name: string) =>
    screen.getByLabelText<HTMLInputElement>(`Units of ${name} 200 g to return to stock`)
  await person.type(units('Idli Podi'), '2')
  await person.click(screen.getByRole('button', { name: 'Reload' }))
  await person.type(units('Rasam Podi'), '1')
  await person.clear(units('Idli Podi'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Return to stock' }).disabled).toBe(false)
})
