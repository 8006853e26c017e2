import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { turnOffWhatsapp } from '#operations/whatsapp/shop/whatsapp-calls.ts'
import * as words from '#operations/whatsapp/words/en.ts'
import type { guestEndpoints } from '#ordering/guests/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { OrderViewProps } from './order-access.ts'

/** Says that updates go to WhatsApp too, and ends them: whoever opens the order from such a message need not log in. */
export function OrderWhatsapp({ page, access, onChanged }: OrderViewProps) {
  const [busy, setBusy] = useState(false)
  const turnOff = async () => {
    setBusy(true)
    try {
      await (access.by === 'link'
        ? callApi<typeof guestEndpoints>()('DELETE /guest-orders/{key}/whatsapp-updates', {
            params: { key: access.key },
          })
        : turnOffWhatsapp())
      toast.success(words.turnedOff)
      await onChanged()
    } catch {
      toast.error(words.notSaved)
    }
    setBusy(false)
  }
  return (
    <div className="text-sm text-ink-soft">
      <p>{words.updatesAreOn({ phone: `•••${page.whatsapp_to}` })}</p>
      <Button variant="quiet" busy={busy} onClick={() => void turnOff()} className="-ml-6">
        {words.turnOff}
      </Button>
    </div>
  )
}
