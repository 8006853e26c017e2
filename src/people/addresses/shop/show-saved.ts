import { toast } from '#ui/feedback/toast.ts'

/**
 * Shows the message `done` in a toast; or instead, for longer, that an unpaid order still goes to the old address,
 * because its customer may be paying for it.
 */
export function showSaved(
  { order_stays }: { order_stays?: string | undefined },
  done: string,
  options?: { seconds: number },
) {
  if (order_stays) toast.error(order_stays, { seconds: 8 })
  else toast.success(done, options)
}
