import { useSearchParams } from '#browser/router/hooks.ts'
import { CourierDesk } from '#fulfilment/couriers/admin/courier-desk.tsx'
import { OrdersToPack } from './orders-to-pack.tsx'
import { PickList } from './pick-list.tsx'
import { usePackingDesk } from './use-packing-desk.ts'

/** The packing desk: select, pick, print and mark packed, usable with one hand. */
export default function PackingSection() {
  const [query] = useSearchParams()
  const { chosen, choose, pickedFor, pick } = usePackingDesk()
  const picking = query.get('pick')
  if (picking === null)
    return (
      <>
        <CourierDesk />
        <OrdersToPack chosen={chosen} onChoose={choose} />
      </>
    )
  const orders = picking.split('.').map(Number)
  return <PickList orders={picking} picked={pickedFor(orders)} onPick={(picked) => pick(picked, orders)} />
}
