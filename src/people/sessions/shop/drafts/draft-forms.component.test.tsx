import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BulkDialog } from '#catalogue/products/admin/table/bulk-dialog.tsx'
import { WriteNote } from '#ordering/orders/admin/order-page/write-note.tsx'
import { GoodsQuestion } from '#payments/refunds/admin/goods-question.tsx'
import { RefundForm } from '#payments/refunds/admin/refund-form.tsx'
import type { RefundOverview } from '#payments/refunds/contract.ts'
import type { Profile } from '#people/accounts/contract.ts'
import { NewNote } from '#people/customers/admin/new-note.tsx'
import { TicketReply } from '#people/support/shop/ticket-reply.tsx'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import { setVisitor } from '../visitor.ts'

beforeEach(() => {
  setVisitor({ user: { id: 1 } as Profile, cart: null })
  return () => setVisitor({ user: 'unknown', cart: null })
})

const refunding: RefundOverview = {
  order_id: 7,
  total: 375,
  left: 375,
  is_paid: true,
  is_here: true,
  is_cancelled: false,
  asks_about_goods: 125,
  lines: [
    {
      item_id: 1,
      name: 'Idli Podi',
      size: '200 g',
      quantity: 3,
      unit_price: 125,
      refunded: 0,
      replaced: 0,
      put_back: 0,
      here: 3,
      can_put_back: true,
    },
  ],
  delivery: { paid: 0, left: 0 },
  refunds: [],
}
const nothing = () => {}
const ofRefund = { overview: refunding, onClose: nothing, onDone: nothing, onOutdated: nothing }
const ofBulk = {
  products: [buildAdminProduct({ packs: [{ id: 1 }] })],
  busy: false,
  onClose: nothing,
  onSave: async () => true,
}

/** Each form, the field to type into, and the text. Files left out here are covered by `test/form-drafts.test.ts`. */
const forms: [string, ReactNode, RegExp, string][] = [
  ['a refund', <RefundForm key="" action="refund" {...ofRefund} />, /^Units of Idli Podi/, '2'],
  [
    'cancelling an order',
    <RefundForm key="" action="cancel" {...ofRefund} />,
    /^Note to the customer/,
    'Sorry',
  ],
  [
    'goods that came back',
    <GoodsQuestion key="" overview={refunding} onDone={nothing} />,
    /^Units of Idli/,
    '1',
  ],
  ['a change of many products', <BulkDialog key="" {...ofBulk} />, /^Percent/, '-5'],
  [
    'a note on an order',
    <WriteNote key="" order={sampleOrder()} revision={0} onChanged={nothing} />,
    /^Note$/,
    'Ring',
  ],
  ['a note on a customer', <NewNote key="" customerId={5} onSaved={nothing} />, /note/i, 'Rings first'],
  [
    'a message about a ticket',
    <TicketReply key="" draftName="more" isSettled={false} send={vi.fn()} onSent={nothing} />,
    /./,
    'It came open',
  ],
]

const field = (label: RegExp) =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .find((each) => [...(each.labels ?? [])].some(({ textContent }) => label.test(textContent ?? '')))

// Requirement D-115
test.each(forms)(
  'what is typed into the form of %s is restored when it is opened again',
  async (_, form, label, typed) => {
    mockCalls(200, { amount: 125, left: 250, delivery: 0, restocked: 1, cancels: false })
    const { person } = renderPartAt('/admin', form)
    await person.type(field(label) ?? document.body, typed)
    cleanup()
    renderPartAt('/admin', form)
    await screen.findByText('Unsaved changes restored.')
    expect(field(label)?.value).toBe(typed)
  },
)

test('a change of many products that was closed or saved is forgotten', async () => {
  const isBack = () => screen.queryByText('Unsaved changes restored.') !== null
  for (const name of ['Close', /^Save/]) {
    const { person } = renderPartAt('/admin', <BulkDialog {...ofBulk} />)
    expect(isBack()).toBe(false)
    await person.type(screen.getByLabelText(/^Percent/), '10')
    await person.click(screen.getByRole('button', { name }))
    cleanup()
  }
  renderPartAt('/admin', <BulkDialog {...ofBulk} />)
  expect([isBack(), field(/^Percent/)?.value]).toEqual([false, ''])
})
