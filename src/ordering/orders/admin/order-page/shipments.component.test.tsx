import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { linesBelow, mockPartlySentOrder } from '#test/shop/partly-sent-order.ts'
import { sampleOrder } from '#test/shop/sample-order.ts'
import { Shipments } from './shipments.tsx'

const show = (order: Parameters<typeof sampleOrder>[0]) =>
  renderPartAt('/admin', <Shipments order={sampleOrder(order)} revision={0} onChanged={() => {}} />)

// Requirement D-146
test('the page of a partly shipped order lists what is still to be shipped', async () => {
  mockPartlySentOrder()
  show({ rest: 4 })
  await screen.findByText('2 × Idli Podi 200 g')
  expect(linesBelow('Still to dispatch:')).toEqual(['1 × Idli Podi 200 g', '3 × Sambar Masala 200 g'])
})

test('of one that was delivered all the same nothing is to be shipped', async () => {
  mockPartlySentOrder()
  show({ status: 'delivered', parcel: 'delivered' })
  await screen.findByText('2 × Idli Podi 200 g')
  expect(screen.queryByRole('heading', { name: 'Still to dispatch:' })).toBeNull()
})

test('of one that was delivered without a parcel, nothing is said to be dispatched later', async () => {
  mockCalls(200, { parcels: [], unsent: [], notes: [] })
  show({ status: 'delivered', parcel: 'delivered' })
  await screen.findByText('Nothing was dispatched.')
})
