import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { Navigate } from '#browser/router/link.tsx'
import { ButtonLink } from '#ui/elements/button.tsx'
import * as words from '../words/en.ts'
import { LoadedOrder } from './loaded-order.tsx'

export const loader = async ({ params: { key = '' } }: LoaderFunctionArgs) => ({ linkKey: key })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.order} | ${storeName}`,
  hidden: true,
})

/** An order by the link in its mails. Its own customer, if logged in, gets the page of the account, which can do more. */
export default function LinkedOrderPage() {
  const { linkKey } = useLoaderData<typeof loader>()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-column max-w-[76rem] min-h-[70vh] pt-6 pb-16 outline-none lg:pt-10"
    >
      <LoadedOrder
        key={linkKey}
        access={{ by: 'link', key: linkKey }}
        missing={<UnknownLink />}
        instead={({ is_own, order }) => is_own && <Navigate replace to={`/orders/${order.id}`} />}
      />
    </main>
  )
}

const UnknownLink = () => (
  <div>
    <h1>{words.unknown}</h1>
    <p className="mt-5 mb-6 text-lg">{words.unknownHint}</p>
    <ButtonLink to="/help">{words.contact}</ButtonLink>
  </div>
)
