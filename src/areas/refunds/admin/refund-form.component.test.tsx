import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, pointWith, showAt } from '../../../../test/shop/component.tsx'
import { RefundForm } from './refund-form.tsx'

const line = (item_id: number, name: string) => ({
  item_id,
  name,
  size: '200 g',
  quantity: 3,
  unit_price: 125,
  refunded: 0,
  put_back: 0,
  can_put_back: true,
})

function open() {
  pointWith('fine')
  const asked = answerCalls(200, {
    amount: 125,
    left: 625,
    restocked: 1,
    cancels: false,
    message: 'Returned.',
  })
  const refunding = {
    order_id: 7,
    total: 750,
    left: 750,
    is_paid: true,
    is_here: true,
    is_cancelled: false,
    asks_about_goods: null,
    lines: [line(1, 'Idli Podi'), line(2, 'Sambar Masala')],
    refunds: [],
  }
  const onDone = vi.fn()
  const form = <RefundForm refunding={refunding} onClose={() => {}} onDone={onDone} onOutdated={() => {}} />
  const { person } = showAt('/admin', form)
  const sent = () =>
    asked.mock.calls.filter(([url]) => /\/refunds$/.test(String(url))).map(([, init]) => String(init?.body))
  return { person, onDone, sent }
}
const units = () => screen.getByLabelText<HTMLInputElement>('Units of Idli Podi 200 g to return')
const focused = () => document.activeElement

test('units are typed at once; Enter leads to the button that says the amount, and only that sends', async () => {
  const { person, onDone, sent } = open()
  await waitFor(() => expect(focused()).toBe(units()))
  await person.keyboard('1')
  expect(units().value).toBe('1')
  const button = await screen.findByRole('button', { name: 'Return ₹125.00' })
  await person.keyboard('{Enter}')
  expect(focused()).toBe(button)
  expect(sent()).toEqual([])
  await person.keyboard('{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(sent().map((body) => JSON.parse(body))).toMatchObject([
    { what: 'lines', lines: [{ item_id: 1, quantity: 1 }] },
  ])
})

test('while nothing was typed, and all would go back, Enter leads nowhere', async () => {
  const { person, sent } = open()
  await waitFor(() => expect(focused()).toBe(units()))
  await screen.findByRole('button', { name: 'Return ₹125.00' })
  await person.keyboard('{Enter}')
  expect(focused()).toBe(units())
  expect(sent()).toEqual([])
})
