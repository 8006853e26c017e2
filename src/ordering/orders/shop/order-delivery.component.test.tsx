import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import { linesBelow, mockPartlySentOrder } from '#test/shop/partly-sent-order.ts'
import { sampleOrder } from '#test/shop/sample-order.ts'
import { OrderDelivery } from './order-delivery.tsx'

/** Resolves once its data is loaded. */
const showDelivery = (order: Parameters<typeof sampleOrder>[0]) =>
  act(async () => {
    renderPartAt('/me/orders', <OrderDelivery order={sampleOrder(order)} />)
  })

// Requirement D-146
test('customers see which items of a partly shipped order are still to come', async () => {
  mockPartlySentOrder()
  await showDelivery({ rest: 4 })
  await screen.findByText('Part of your order is on its way')
  expect(linesBelow('Still to come:')).toEqual(['1 × Idli Podi 200 g', '3 × Sambar Masala 200 g'])
})

test('of an order that was delivered all the same nothing is to come', async () => {
  mockPartlySentOrder()
  await showDelivery({ status: 'delivered', parcel: 'delivered' })
  await screen.findByText(/DTDC/)
  expect(screen.queryByText(/to come/)).toBeNull()
})
