import { lazy, Suspense, useState } from 'react'
import {
  isAwaitingPayment,
  isDelivered,
  isToPack,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { OrderPage } from '../contract.ts'
import * as words from '../words/en.ts'
import { BuyAgain } from './buy-again.tsx'
import type { OrderViewProps } from './order-access.ts'
import { OrderWhatsapp } from './order-whatsapp.tsx'

const CancelOrder = lazy(() => import('./cancel-order.tsx'))
const DeliverRegularly = lazy(() => import('#ordering/standing-orders/shop/deliver-regularly.tsx'))

/** What can be done with an order: buy it again, cancel it or ask for help. */
export function OrderActions({ page, access, onChanged }: OrderViewProps) {
  const { order, items, can_cancel } = page
  const [asking, setAsking] = useState(false)
  const help = access.by === 'account' ? `/help/order/${order.id}` : '/help'
  const isOwn = access.by === 'account'
  return (
    <Card className="grid gap-3 px-5 py-5 sm:px-6">
      {!isAwaitingPayment(order) && <BuyAgain items={items} />}
      {isOwn && order.replaces === null && (isToPack(order) || isDelivered(order)) && (
        <Suspense>
          <DeliverRegularly orderId={order.id} />
        </Suspense>
      )}
      {can_cancel && !isAwaitingPayment(order) && (
        <Button variant="secondary" wide onClick={() => setAsking(true)}>
          {words.cancelOrder}
        </Button>
      )}
      {isOwn && !can_cancel && isWaitingToPack(page) && (
        <ButtonLink to={`${help}?about=cancel`} variant="secondary" wide>
          {words.requestCancellation}
        </ButtonLink>
      )}
      <TextLink to={help}>{words.help}</TextLink>
      {page.whatsapp_to && <OrderWhatsapp page={page} access={access} onChanged={onChanged} />}
      {asking && (
        <Suspense>
          <CancelOrder page={page} access={access} onClose={() => setAsking(false)} onCancelled={onChanged} />
        </Suspense>
      )}
    </Card>
  )
}

/** Paid, and nothing of it has left: the shop may still cancel it. */
const isWaitingToPack = ({ order, delivery }: OrderPage) =>
  isToPack(order) && order.parcel !== shipmentState.dispatched && delivery.parcels.length === 0
