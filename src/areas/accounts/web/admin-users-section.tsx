import { SectionSearch } from '../../backoffice/web/section-search.tsx'
import { AdminUserTable } from './admin-user-table.tsx'

/** Everybody with an account, the administrators first (specification §2.23). */
export default function AdminUsersSection() {
  return (
    <div className="grid gap-8">
      <SectionSearch label="Name, email or phone" />
      <AdminUserTable title="Admins" of="admin" nobody="No admins found." />
      <AdminUserTable title="Customers" of="customer" nobody="No customers found." />
    </div>
  )
}
