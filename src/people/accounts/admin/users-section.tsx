import { SectionSearch } from '#backoffice/ui/admin/lists/section-search.tsx'
import type { Column } from '#ui/elements/table.tsx'
import type { Profile } from '../contract.ts'
import * as officeWords from '../words/office/en.ts'
import { AdminUserTable } from './user-table.tsx'

type Props = {
  /** What can be done for a customer who was looked up. */
  searchColumn?: Column<Profile> | undefined
}

/** All users, administrators first (specification §2.23). */
export function AdminUsersSection({ searchColumn }: Props) {
  return (
    <div className="grid gap-8">
      <SectionSearch label={officeWords.search} focusOnOpen />
      <AdminUserTable of="admin" />
      <AdminUserTable of="customer" searchColumn={searchColumn} />
    </div>
  )
}
