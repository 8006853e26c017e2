import { useSearchParams } from 'react-router'
import { callApiPage, type ListPage } from '../../../ui/call-api.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { Table } from '../../../ui/table.tsx'
import { Pager } from '../../backoffice/web/pager.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import { usePage } from '../../backoffice/web/use-page.ts'
import type { accountEndpoints, Profile } from '../contract.ts'

type User = Omit<Profile, 'phone'>
type Props = { title: 'Admins' | 'Customers'; of: Profile['role']; nobody: string }

const size = 20

/** The users of one role: searched together with the other role's, paged alone. */
export function AdminUserTable({ title, of: role, nobody }: Props) {
  const [query] = useSearchParams()
  const q = query.get('q') ?? ''
  const pageName = `${role}-page`
  const { number, cursor } = usePage(pageName)
  const { data, failed, loading, reload } = useAnswer(`${role} ${q} ${cursor}`, (signal) =>
    callApiPage<typeof accountEndpoints>()('GET /profile/all', {
      query: { role, q, cursor, limit: size },
      signal,
    }),
  )
  return (
    <section aria-labelledby={`${role}-users`}>
      <h2 id={`${role}-users`} className="mb-3 text-xl">
        {title} {data && <span className="text-lg text-ink-soft">{data.total.toLocaleString('en-IN')}</span>}
      </h2>
      {failed && <ErrorState sentence="Failed to fetch users" onRetry={reload} busy={loading} />}
      {!data && !failed && <SkeletonLines words="Loading users..." count={role === 'admin' ? 1 : 5} />}
      {data && !failed && (
        <div aria-busy={loading} className={classNames(loading && 'opacity-60')}>
          <Users title={title} page={data} nobody={nobody} before={(number - 1) * size} />
          <Pager
            label={`Pages of ${title.toLowerCase()}`}
            name={pageName}
            size={size}
            total={data.total}
            next={data.next}
          />
        </div>
      )}
    </section>
  )
}

type UsersProps = { title: string; page: ListPage<User>; nobody: string; before: number }

function Users({ title, page: { items }, nobody, before }: UsersProps) {
  if (items.length === 0) return <p className="py-6 text-ink-soft">{nobody}</p>
  return (
    <Table
      caption={title}
      rows={items.map((user, at) => ({ ...user, position: before + at + 1 }))}
      keyOf={({ id }) => id}
      columns={[
        { header: 'S.No', cell: ({ position }) => position },
        { header: 'User ID', cell: ({ id }) => id },
        { header: 'Name', cell: ({ name }) => <span className="min-w-0 wrap-anywhere">{name}</span> },
        { header: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
      ]}
    />
  )
}
