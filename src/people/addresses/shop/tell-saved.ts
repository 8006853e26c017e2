import { toast } from '#ui/feedback/toast.ts'

/** Says that it is done; or, of an order that still goes to the old address, that, for longer: its customer may be paying for it. */
export function tellSaved(
  { order_stays }: { order_stays?: string | undefined },
  done: string,
  options?: { seconds: number },
) {
  if (order_stays) toast.error(order_stays, { seconds: 8 })
  else toast.success(done, options)
}
