import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { DispatchDialog } from './dispatch-dialog.tsx'

beforeEach(() => localStorage.clear())

const openFor = (orderIds: number[]) => {
  const calls = mockCalls(200, { orders: [] })
  const onTaken = vi.fn()
  const { person } = renderPartAt(
    '/admin',
    <DispatchDialog orderIds={orderIds} onTaken={onTaken} onClose={() => {}} />,
  )
  return { person, onTaken, sent: () => calls.mock.calls.map(([, init]) => JSON.parse(String(init?.body))) }
}

test('a scanned number leads to the next field and sends nothing before the last', async () => {
  const { person, onTaken, sent } = openFor([7, 8])
  expect(document.activeElement).toBe(screen.getByLabelText('Order #7'))
  await person.keyboard('DL1111{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Order #8'))
  expect(sent()).toEqual([])
  await person.keyboard('DL2222')
  await person.click(screen.getByRole('button', { name: 'Dispatch' }))
  await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1))
  expect(sent()).toMatchObject([
    {
      parcels: [
        { order_id: 7, tracking_number: 'DL1111' },
        { order_id: 8, tracking_number: 'DL2222' },
      ],
    },
  ])
})

test('the courier of the last parcel is chosen for the next one, also on another day', async () => {
  const first = openFor([7, 8])
  await first.person.selectOptions(screen.getByLabelText('Courier'), 'st_courier')
  await first.person.click(screen.getByRole('button', { name: 'Dispatch' }))
  await waitFor(() => expect(first.onTaken).toHaveBeenCalledTimes(1))
  cleanup()
  openFor([9, 10])
  expect(screen.getByLabelText<HTMLSelectElement>('Courier').value).toBe('st_courier')
})

test('parcels without numbers leave by one key from the first field; held down, it sends nothing', async () => {
  const { person, onTaken, sent } = openFor([7, 8])
  fireEvent.keyDown(screen.getByLabelText('Order #7'), { key: 'Enter', ctrlKey: true, repeat: true })
  expect(sent()).toEqual([])
  await person.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1))
  expect(sent()).toMatchObject([{ parcels: [{ order_id: 7 }, { order_id: 8 }] }])
})
