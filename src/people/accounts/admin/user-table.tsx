import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApiPage, type ListPage } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { type Column, Table } from '#ui/elements/table.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { accountEndpoints, Profile } from '../contract.ts'
import * as words from '../words/en.ts'
import * as officeWords from '../words/office/en.ts'

const size = 20

type Props = {
  of: Profile['role']
  /** An extra column, shown in search results only: in the full list a mis-tap could act on the wrong customer. */
  searchColumn?: Column<Profile> | undefined
}

/**
 * The users of one role as a table with pages of its own. What is searched for (`q` in the URL) filters the tables of
 * both roles.
 */
export function AdminUserTable({ of: role, searchColumn }: Props) {
  const { title, pages, nobody } = officeWords.users[role]
  const [query] = useSearchParams()
  const q = query.get('q') ?? ''
  const list = usePagedList(`${role} ${q}`, { size, name: `${role}-page` }, (page, signal) =>
    callApiPage<typeof accountEndpoints>()('GET /profile/all', { query: { role, q, ...page }, signal }),
  )
  const { data } = list
  return (
    <section aria-labelledby={`${role}-users`}>
      <h2 id={`${role}-users`} className="mb-3 text-xl">
        {title} {data && <span className="text-lg text-ink-soft">{data.total.toLocaleString('en-IN')}</span>}
      </h2>
      <PagedList
        list={list}
        sentences={{ failed: officeWords.usersNotLoaded, loading: officeWords.loadingUsers, pages }}
        lines={role === 'admin' ? 1 : 5}
      >
        {(page) => (
          <UserRows
            title={title}
            page={page}
            nobody={nobody}
            offset={(list.number - 1) * size}
            extraColumns={q && searchColumn ? [searchColumn] : []}
          />
        )}
      </PagedList>
    </section>
  )
}

/** The name; of a customer as a link to their page. */
const UserName = ({ id, name, role }: Profile) =>
  role === 'customer' ? (
    <TextLink to={sectionUrl('users', { customer: String(id) })} className="min-w-0 wrap-anywhere">
      {name}
    </TextLink>
  ) : (
    <span className="min-w-0 wrap-anywhere">{name}</span>
  )

/** Large enough for a thumb without making the row taller. */
const contactStyles = '-my-2 inline-flex min-h-11 items-center underline-offset-4 hover:underline'

type UsersProps = {
  title: string
  page: ListPage<Profile>
  nobody: string
  offset: number
  extraColumns: Column<Profile>[]
}

function UserRows({ title, page: { items }, nobody, offset, extraColumns }: UsersProps) {
  if (items.length === 0) return <p className="py-6 text-ink-soft">{nobody}</p>
  return (
    <Table
      caption={title}
      rows={items.map((user, at) => ({ ...user, position: offset + at + 1 }))}
      keyOf={({ id }) => id}
      columns={[
        { header: officeWords.serialNumber, cell: ({ position }) => position },
        { header: officeWords.userId, cell: ({ id }) => id },
        { header: words.name, cell: (user) => <UserName {...user} /> },
        {
          header: words.email,
          cell: ({ email }) => (
            <a href={`mailto:${email}`} className={classNames(contactStyles, 'wrap-anywhere sm:min-w-56')}>
              {email}
            </a>
          ),
        },
        {
          header: officeWords.phone,
          cell: ({ phone }) => (
            <a href={`tel:+91${phone}`} className={classNames(contactStyles, 'whitespace-nowrap')}>
              {phone}
            </a>
          ),
        },
        ...extraColumns,
      ]}
    />
  )
}
