import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import { DiscountPanel } from './discount-panel.tsx'

const unpaid = sampleOrder({ status: 'pending', paid_at: null })
const discounted = { ...unpaid, discounts: [{ id: 7, reason: 'For the late delivery', amount: 40 }] }

function open(order = unpaid) {
  const onChanged = vi.fn()
  renderPartAt('/admin', <DiscountPanel order={order} revision={0} onChanged={onChanged} />)
  return onChanged
}

test('a paid order has no discount form', () => {
  open(sampleOrder())
  expect(screen.queryByRole('form', { name: 'Discount' })).toBeNull()
})

test('for a packed cash order, the panel says that slip and label must be printed again', () => {
  const cash = { ...unpaid, status: 'paid', payment_method: 'cash_on_delivery', to_collect: 320 } as const
  open({ ...cash, parcel: 'packed' })
  expect(screen.getByText(/^This order is packed\. If you change its price, print/)).toBeDefined()
})

test('a discount is given once both fields are filled in, and the changed order is shown', async () => {
  const asked = mockCalls(200, { message: 'Discount of ₹40.00 added.', order: discounted })
  const onChanged = open()
  await userEvent.click(screen.getByRole('button', { name: 'Add discount' }))
  expect(screen.getByText('Enter an amount in rupees, such as 120 or 99.50.')).toBeDefined()
  expect(screen.getByText('Enter a reason to show the customer.')).toBeDefined()
  expect(asked).not.toHaveBeenCalled()

  await userEvent.type(screen.getByLabelText('Amount (₹)'), '40')
  await userEvent.type(screen.getByLabelText('Reason'), 'For the late delivery')
  await userEvent.click(screen.getByRole('button', { name: 'Add discount' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(discounted))
  const [path, { body } = {}] = asked.mock.calls[0] ?? []
  expect(path).toBe('/api/orders/12/discounts')
  expect(JSON.parse(String(body))).toMatchObject({ amount: 40, reason: 'For the late delivery' })
})

test('a refused discount stays in the form, and the same form is sent again', async () => {
  const asked = mockCalls(503, { code: 'PROVIDER_SILENT', message: 'Razorpay isn’t responding.' })
  const onChanged = open()
  await userEvent.type(screen.getByLabelText('Amount (₹)'), '40')
  await userEvent.type(screen.getByLabelText('Reason'), 'A friend')
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Add discount' }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(times))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add discount' })).toHaveProperty('disabled', false),
    )
  }
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'A friend')
  expect(onChanged).not.toHaveBeenCalled()
  const keys = asked.mock.calls.map(([, { body } = {}]) => JSON.parse(String(body)).form_key)
  expect(keys[0]).toBe(keys[1])
})

test('each discount is listed with its reason and can be removed', async () => {
  const asked = mockCalls(200, { message: 'Discount removed.', order: unpaid })
  const onChanged = open(discounted)
  await userEvent.click(screen.getByRole('button', { name: 'Remove ₹40.00: For the late delivery' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(unpaid))
  const [path, { method } = {}] = asked.mock.calls[0] ?? []
  expect([method, path]).toEqual(['DELETE', '/api/orders/12/discounts/7'])
})
