import { grievanceOfficer } from '#ui/words/en.ts'
import { useStoreSettings } from './use-store-settings.ts'

/** Name and contacts of the grievance officer; nothing if none is set. */
export function GrievanceOfficer() {
  const { officer } = useStoreSettings()
  if (!officer) return null
  return (
    <p className="mt-3 wrap-anywhere">
      <span className="font-semibold">{grievanceOfficer}:</span> {officer.name}, {officer.designation}
      <br />
      <a href={`tel:${officer.phone.replaceAll(' ', '')}`} className={`${linkStyles} mr-6`}>
        {officer.phone}
      </a>
      <a href={`mailto:${officer.email}`} className={linkStyles}>
        {officer.email}
      </a>
    </p>
  )
}

const linkStyles = 'inline-flex min-h-11 items-center text-leaf-dark underline underline-offset-4'
