import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { useSearchParams } from '#browser/router/hooks.ts'
import { StandingOrderList } from '#ordering/standing-orders/admin/standing-order-list.tsx'
import { AdminUsersSection } from '#people/accounts/admin/users-section.tsx'
import * as words from '../words/office/en.ts'
import { CustomerPage } from './customer-page.tsx'
import { SendPinLink } from './send-pin-link.tsx'

/** The list of users, or the customer whose id is in the URL. */
export default function CustomersSection() {
  const { may } = useRights()
  const [query] = useSearchParams()
  const id = /^[1-9]\d{0,8}$/.exec(query.get('customer') ?? '')?.[0]
  if (id) return <CustomerPage key={id} id={Number(id)} />
  return (
    <div className="grid gap-8">
      <AdminUsersSection searchColumn={may('customers:write') ? forgottenPin : undefined} />
      {!query.get('q') && <StandingOrderList />}
    </div>
  )
}

/** Customers are mostly looked up because they called about a forgotten pin. */
const forgottenPin = {
  header: words.forgottenPin,
  cell: ({ id, name }: { id: number; name: string }) => <SendPinLink id={id} recipientName={name} />,
}
