import { useSearchParams } from '#browser/router/hooks.ts'
import { OrdersToPack } from './orders-to-pack.tsx'
import { PickList } from './pick-list.tsx'
import { useDesk } from './use-desk.ts'

/** Everything between paid orders and closed parcels, for one hand: choose, pick, print, tick off. */
export default function PackingSection() {
  const [query] = useSearchParams()
  const { chosen, choose, pickedFor, pick } = useDesk()
  const picking = query.get('pick')
  if (picking === null) return <OrdersToPack chosen={chosen} onChoose={choose} />
  const orders = picking.split('.').map(Number)
  return <PickList orders={picking} picked={pickedFor(orders)} onPick={(picked) => pick(picked, orders)} />
}
