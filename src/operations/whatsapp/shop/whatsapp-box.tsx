import { useId } from 'react'
import * as words from '../words/en.ts'

type Props = {
  /** The number of the account, ten digits; null if it is entered on the same page. */
  phone: string | null
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A phone number as people read it. */
export const formatPhone = (phone: string) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`

/** The box by which somebody agrees to order updates on WhatsApp, with what that means (DPDP Act). Never ticked beforehand. */
export function WhatsappBox({ phone, checked, disabled, onChange }: Props) {
  const noticeId = useId()
  return (
    <div className="mb-5">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-default">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={noticeId}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="mt-0.5 size-5 shrink-0 accent-leaf-dark"
        />
        <span className="min-w-0 font-semibold wrap-anywhere">
          {phone === null
            ? words.updatesToEnteredNumber
            : words.updatesOnWhatsapp({ phone: formatPhone(phone) })}
        </span>
      </label>
      <p id={noticeId} className="text-sm text-ink-soft">
        {words.consentNotice}
      </p>
    </div>
  )
}
