import '#ui/all-shop.css'
import type { HeadArgs } from '#browser/page.ts'
import { securityLogYears } from '#people/security/rules/security-log.ts'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { loginPath } from '#values/people/login-paths.ts'
import { base } from '#words/page/en.ts'
import * as words from '../words/en.ts'
import { EraseAccount } from './erase-account.tsx'

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  description: words.description({ shop: storeName }),
})

/**
 * What the shop stores about a person, why and how long. Customers who are logged in can download it and erase their
 * account.
 */
export default function MyDataPage() {
  const { user } = useVisitor()
  const { keepMonths } = useStoreSettings()
  const role = user === 'unknown' || user === null ? user : user.role
  return (
    <main id="main" tabIndex={-1} className="page-column max-w-[76rem] pt-6 pb-16 outline-none lg:pt-10">
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-10">
        <div>
          <h1>{words.title}</h1>
          <p className="mt-5 text-lg">{words.lead}</p>
        </div>
        <section aria-labelledby="kept">
          <h2 id="kept" className="mb-3 text-xl">
            {words.kept}
          </h2>
          <ul className="grid list-disc gap-3 pl-5">
            {retentionSentences(keepMonths).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        {role === null && (
          <p>
            {words.logInFirst} <TextLink to={loginPath('/my-data')}>{words.login}</TextLink>
          </p>
        )}
        {role === 'customer' && (
          <>
            <DataDownload />
            <EraseAccount />
          </>
        )}
      </div>
    </main>
  )
}

/**
 * What the shop stores and how long, a sentence for each kind of data.
 * @param months how long orders are kept
 */
const retentionSentences = (months: number) => [
  words.account,
  words.address,
  words.cart,
  words.saved,
  words.tickets,
  words.reviews,
  words.notes,
  words.devices,
  words.orders({ months }),
  words.security({ years: securityLogYears }),
]

/** Downloads of the person's data: a web page to read, and JSON. */
const DataDownload = () => (
  <section aria-labelledby="take-away">
    <h2 id="take-away" className="mb-3 text-xl">
      {words.takeAway}
    </h2>
    <p className="flex flex-wrap gap-x-8">
      <a href={`${base}/api/account/data.html`} download className={linkStyles}>
        {words.asPage}
      </a>
      <a href={`${base}/api/account/data`} download className={linkStyles}>
        {words.asJson}
      </a>
    </p>
  </section>
)

const linkStyles =
  'inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4 hover:text-ink'
