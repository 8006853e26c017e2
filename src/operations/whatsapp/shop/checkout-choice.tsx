import { useState } from 'react'
import { toast } from '#ui/feedback/toast.ts'
import type { WhatsappUpdates } from '../contract.ts'
import * as words from '../words/en.ts'
import { formatPhone, WhatsappBox } from './whatsapp-box.tsx'
import { turnOnWhatsapp } from './whatsapp-calls.ts'

export type WhatsappChoice = ReturnType<typeof useWhatsappChoice>

/**
 * A customer's choice in the checkout. It counts once they order: `save` records it.
 * @param updates whether they get messages already
 */
export function useWhatsappChoice(updates: WhatsappUpdates) {
  const [isTicked, setTicked] = useState(false)
  const [isOn, setOn] = useState(updates.on)
  const save = async () => {
    if (!isTicked || isOn || updates.phone === null) return
    try {
      await turnOnWhatsapp(updates.phone, 'checkout')
      setOn(true)
    } catch {
      // The order matters more.
      toast.error(words.notTurnedOn)
    }
  }
  return { updates: { ...updates, on: isOn }, isTicked, setTicked, save }
}

/** The choice on the page: nothing if the shop doesn't offer messages, and a sentence for somebody who gets them already. */
export function CheckoutWhatsapp({ choice, disabled }: { choice: WhatsappChoice; disabled: boolean }) {
  const { offered, phone, on } = choice.updates
  if (!offered || phone === null) return null
  if (on)
    return <p className="mb-5 text-sm text-ink-soft">{words.updatesAreOn({ phone: formatPhone(phone) })}</p>
  return (
    <WhatsappBox phone={phone} checked={choice.isTicked} disabled={disabled} onChange={choice.setTicked} />
  )
}
