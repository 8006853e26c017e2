import type { ReactNode } from 'react'
import { TextLink } from '#ui/elements/text-link.tsx'

type HomeSectionProps = { title: string; more?: { to: string; label: string }; children: ReactNode }

/** A section of the home page with a heading and a link to more. */
export const HomeSection = ({ title, more, children }: HomeSectionProps) => (
  <section className="page-column pt-12 lg:pt-20">
    <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 lg:mb-8">
      <h2>{title}</h2>
      {more && <TextLink to={more.to}>{more.label}</TextLink>}
    </div>
    {children}
  </section>
)
