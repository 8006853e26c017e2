import { useState } from 'react'
import { toast } from '#ui/feedback/toast.ts'
import type { WhatsappUpdates } from '../contract.ts'
import * as words from '../words/en.ts'
import { formatPhone, WhatsappBox } from './whatsapp-box.tsx'
import { turnOffWhatsapp, turnOnWhatsapp } from './whatsapp-calls.ts'

/** The choice in the account, saved with each tick; nothing if the shop doesn't offer messages and the customer gets none. */
export function AccountUpdates({ updates }: { updates: WhatsappUpdates }) {
  const { offered, phone } = updates
  const [isOn, setOn] = useState(updates.on)
  const [isSaving, setSaving] = useState(false)
  if (phone === null || !(offered || updates.on)) return null
  const choose = async (wanted: boolean) => {
    setSaving(true)
    setOn(wanted)
    try {
      const saved = wanted ? await turnOnWhatsapp(phone, 'account') : await turnOffWhatsapp()
      setOn(saved.on)
      toast.success(saved.on ? words.turnedOn({ phone: formatPhone(phone) }) : words.turnedOff)
    } catch {
      setOn(!wanted)
      toast.error(words.notSaved)
    }
    setSaving(false)
  }
  return (
    <section aria-labelledby="whatsapp" className="mt-10 max-w-xl">
      <h2 id="whatsapp" className="mb-3 text-xl">
        {words.title}
      </h2>
      {/* Not disabled while it's saved, because that would take the focus away. */}
      <WhatsappBox phone={phone} checked={isOn} onChange={(wanted) => void (isSaving || choose(wanted))} />
    </section>
  )
}
