import { foodLicence, gstin } from '#ui/words/en.ts'
import { useStoreSettings } from './use-store-settings.ts'

/** The seller's legal name with food licence number and GSTIN; nothing if neither is set. */
export function SellerNumbers() {
  const { legalName, fssai, tax } = useStoreSettings()
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
