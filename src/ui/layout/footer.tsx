import type { MouseEvent, ReactNode } from 'react'
import { prefersReducedMotion } from '#browser/reduced-motion.ts'
import { Link } from '#browser/router/link.tsx'
import { ArrowUpIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'
import { LanguageLink } from './language-link.tsx'
import { Logo, type StoreBrand } from './logo.tsx'

const policies = [
  { to: '/privacy-policy', label: words.privacyPolicy },
  { to: '/terms-and-conditions', label: words.termsAndConditions },
  { to: '/refund-policy', label: words.refundPolicy },
  { to: '/shipping-policy', label: words.shippingPolicy },
  { to: '/help', label: words.helpAndComplaints },
  { to: '/favourites', label: words.favourites },
]

type Officer = { name: string; designation: string; phone: string; email: string }

type Store = StoreBrand & {
  blurb: string
  legalName: string
  address: readonly string[]
  phones: readonly string[]
  email: string
  fssai?: string
  tax: { gstin?: string }
  social: { label: string; url: string }
  officer?: Officer
}

/** The footer: seller, contacts and policies (specification §2.14), and recipes and stories if there are any. */
export function Footer({ store, year, stories }: { store: Store; year: number; stories: boolean }) {
  return (
    <footer className="mt-auto bg-ink text-cream">
      <div className="page-column grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.3fr] lg:py-16">
        <div className="max-w-sm sm:max-lg:col-span-2">
          <Logo store={store} light />
          <p className="mt-4 text-sm text-cream/85">{store.blurb}</p>
          {store.social.url && (
            <a href={store.social.url} rel="noopener" className={`${linkStyles} mt-2 mr-6`}>
              {store.social.label}
            </a>
          )}
          {stories && (
            <Link to="/stories" className={`${linkStyles} mt-2 mr-6`}>
              {words.stories}
            </Link>
          )}
          <LanguageLink className={linkStyles} />
        </div>
        <Column title={words.policies}>
          {policies.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkStyles}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Contact store={store} />
      </div>
      <div className="border-t border-cream/15">
        <div className="page-column flex items-center justify-between gap-4 py-4">
          <p className="text-sm text-cream/85">
            {words.allRightsReserved({ year, legalName: store.legalName })}
          </p>
          <ScrollToTop />
        </div>
      </div>
    </footer>
  )
}

const linkStyles =
  'inline-flex min-h-11 min-w-11 items-center text-sm wrap-anywhere underline-offset-4 hover:underline focus-visible:outline-cream'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Contact({ store }: { store: Store }) {
  return (
    <Column title={words.contact}>
      <li>
        <address className="mb-2 text-sm text-cream/85 not-italic">
          {store.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </li>
      {store.phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkStyles}>
            {phone}
          </a>
        </li>
      ))}
      <li>
        <a href={`mailto:${store.email}`} className={linkStyles}>
          {store.email}
        </a>
      </li>
      {store.fssai && <li className="text-sm text-cream/85">{words.foodLicence({ number: store.fssai })}</li>}
      {store.tax.gstin && (
        <li className="text-sm text-cream/85">{words.gstin({ number: store.tax.gstin })}</li>
      )}
      {store.officer && <OfficerContact officer={store.officer} />}
    </Column>
  )
}

/** The grievance officer's name and contacts. */
const OfficerContact = ({ officer: { name, designation, phone, email } }: { officer: Officer }) => (
  <li className="mt-2 text-sm text-cream/85 wrap-anywhere">
    {words.grievanceOfficer}: {name}, {designation}
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={`${linkStyles} mr-6`}>
      {phone}
    </a>
    <a href={`mailto:${email}`} className={linkStyles}>
      {email}
    </a>
  </li>
)

/** A link to the top, which works without a script; with one the page scrolls smoothly and keeps its URL. */
function ScrollToTop() {
  const scrollSmoothly = (event: MouseEvent) => {
    event.preventDefault()
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead to a place on this page; the click only smooths the way.
    <a
      href="#top"
      aria-label={words.scrollToTop}
      onClick={scrollSmoothly}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-cream/40 hover:bg-cream hover:text-ink focus-visible:outline-cream"
    >
      <ArrowUpIcon className="size-5" />
    </a>
  )
}
