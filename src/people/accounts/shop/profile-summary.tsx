import { AddressLines } from '#people/addresses/shop/address-lines.tsx'
import { AddressNotice } from '#people/addresses/shop/address-notice.tsx'
import type { Account } from '#people/sessions/shop/load-account.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import * as words from '../words/en.ts'

/** The customer's contact data and delivery address. */
export function ProfileSummary({ account: { user, address, notice } }: { account: Account }) {
  const name = nameInPath(user.name)
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card className="flex flex-col items-center gap-1 px-5 py-8 text-center">
        <span
          aria-hidden
          className="mb-3 grid size-24 place-items-center rounded-full bg-leaf-dark font-heading text-4xl leading-none text-white uppercase"
        >
          {Array.from(user.name)[0]}
        </span>
        <h2 className="max-w-full break-words">{user.name}</h2>
        <p className="max-w-full break-words text-ink-soft">{user.email}</p>
        <ButtonLink to={`/${name}/account`} variant="secondary" className="mt-5">
          {words.editProfile}
        </ButtonLink>
      </Card>
      <Card className="flex flex-col px-5 py-6 sm:px-7">
        <h2>{words.savedAddress}</h2>
        <div className="my-4 flex-1">
          {address ? (
            <AddressLines address={address} />
          ) : (
            <p className="text-ink-soft">
              {`${words.noAddress} `}
              <TextLink to="/profile/address">{words.addOneNow}</TextLink>
            </p>
          )}
          {notice && <AddressNotice sentence={notice} />}
        </div>
        <ButtonLink to={`/${name}/address`} variant="secondary" className="self-start">
          {address ? words.manageAddress : words.addAddress}
        </ButtonLink>
      </Card>
    </div>
  )
}
