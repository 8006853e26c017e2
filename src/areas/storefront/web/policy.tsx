import type { ReactNode } from 'react'
import { store } from '../../../store.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'

/** The day from which the four policies say what they say now. */
const since = '1 June 2026'

type PolicyProps = { title: string; lead: ReactNode; children: ReactNode }

/** A policy page: what it is in a sentence, its sections, and whom to ask. */
export const Policy = ({ title, lead, children }: PolicyProps) => (
  <main id="main" tabIndex={-1} className="page-column pb-12 lg:pb-20">
    <div className="mx-auto max-w-2xl pt-2 sm:pt-4">
      <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
      <h1 className="mt-2">{title}</h1>
      <p className="mt-1 text-sm text-ink-soft">In force since {since}</p>
      <p className="mt-5 text-lg">{lead}</p>
      {children}
      <Section title="Questions">
        <p>
          Write to <a href={`mailto:${store.email}`}>{store.email}</a> or call{' '}
          <a href={`tel:${store.phones[0].replaceAll(' ', '')}`}>{store.phones[0]}</a>. Letters reach us at{' '}
          {store.legalName}, {store.address.join(', ')}.
        </p>
      </Section>
    </div>
  </main>
)

/** One matter of a policy under its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-9 grid gap-3 [&_a]:font-semibold [&_a]:text-leaf-dark [&_a]:underline [&_a]:underline-offset-4 [&_a]:wrap-anywhere [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5">
    <h2 className="text-xl md:text-xl">{title}</h2>
    {children}
  </section>
)
