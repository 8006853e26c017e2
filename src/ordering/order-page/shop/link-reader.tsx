import { GuestData } from '#ordering/guests/shop/guest-data.tsx'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { loginPath } from '#values/people/login-paths.ts'
import * as words from '../words/en.ts'
import type { OrderViewProps } from './order-access.ts'

/**
 * What only somebody with a link is offered: a guest an account and their data, and the customer, whose mail may have been
 * forwarded, to log in.
 */
export function LinkReader({ page, linkKey, onChanged }: OrderViewProps & { linkKey: string }) {
  const { user } = useVisitor()
  if (!page.by_guest)
    return (
      <p className="text-sm text-ink-soft">
        {words.linkedHint}{' '}
        {user === null && <TextLink to={loginPath(`/orders/${page.order.id}`)}>{words.login}</TextLink>}
      </p>
    )
  return (
    <>
      {user === null && page.has_email && (
        <section className="rounded-card bg-tint-leaf px-5 py-5 sm:px-6">
          <h2 className="mb-2 text-lg">{words.accountOffer}</h2>
          <p className="mb-4">{words.accountHint}</p>
          <ButtonLink to="/register" variant="secondary">
            {words.createAccount}
          </ButtonLink>
        </section>
      )}
      <GuestData linkKey={linkKey} onErased={onChanged} />
    </>
  )
}
