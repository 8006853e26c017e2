import { foodLicence, gstin } from '#ui/words/en.ts'
import { useStore } from './use-store.ts'

/** Who sells here by the numbers that the law gives them; nothing before the merchant has said one. */
export function SellerNumbers() {
  const { legalName, fssai, tax } = useStore()
  const numbers = [fssai && foodLicence({ number: fssai }), tax.gstin && gstin({ number: tax.gstin })].filter(
    Boolean,
  )
  if (numbers.length === 0) return null
  return (
    <p className="mt-3 wrap-anywhere">
      <span className="font-semibold">{legalName}:</span> {numbers.join(', ')}
    </p>
  )
}
