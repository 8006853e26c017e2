import { lazy, Suspense, useState } from 'react'
import { isAwaitingPayment } from '#ordering/orders/rules/order-state.ts'
import { AddressLines } from '#people/addresses/shop/address-lines.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/en.ts'
import type { OrderViewProps } from './order-access.ts'

const ChangeAddress = lazy(() => import('./change-address.tsx'))

/** Where the order goes; its customer can change that until it is paid. */
export function OrderAddress({ page: { order }, access, onChanged }: OrderViewProps) {
  const [changing, setChanging] = useState(false)
  if (!order.address) return null
  const canChange = access.by === 'account' && isAwaitingPayment(order)
  return (
    <Card className="px-5 py-5 sm:px-6">
      <h2 className="mb-2 text-lg">{words.address}</h2>
      <AddressLines address={order.address} />
      {canChange && !changing && (
        <Button variant="secondary" className="mt-4" onClick={() => setChanging(true)}>
          {words.changeAddress}
        </Button>
      )}
      {changing && (
        <Suspense fallback={<SkeletonLines words={words.loadingAddresses} count={3} />}>
          <ChangeAddress
            order={order}
            onChanged={() => {
              setChanging(false)
              return onChanged()
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
