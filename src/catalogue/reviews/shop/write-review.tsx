import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { hasRole, useVisitor } from '#people/sessions/shop/visitor.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import type { reviewEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

/** The way to the form, for customers to whom the product was delivered; nothing for everybody else. */
export function WriteReview({ productId }: { productId: number }) {
  const { user } = useVisitor()
  const isCustomer = hasRole(user, 'customer')
  const [own, setOwn] = useState<{ path: string; isEdit: boolean }>()
  useEffect(() => {
    if (!isCustomer) return setOwn(undefined)
    callApi<typeof reviewEndpoints>()('GET /products/{id}/own-review', { params: { id: productId } }).then(
      ({ order_id, order_item_id, state }) =>
        setOwn(
          order_id === null
            ? undefined
            : { path: `/orders/${order_id}?rate=${order_item_id}`, isEdit: state !== null },
        ),
      // The page is complete without it.
      () => {},
    )
  }, [isCustomer, productId])
  if (!own) return null
  return (
    <p>
      <ButtonLink to={own.path} variant="secondary">
        {own.isEdit ? words.editReview : words.writeReview}
      </ButtonLink>
    </p>
  )
}
