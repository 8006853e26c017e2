import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import * as words from '#ui/words/en.ts'

type PageHeadingProps = { crumbs: { label: string; to?: string }[]; title: ReactNode; lead?: ReactNode }

/** The head of a catalogue page: breadcrumbs, title and lead. */
export const PageHeading = ({ crumbs, title, lead }: PageHeadingProps) => (
  <header className="pt-2 pb-6 sm:pt-4 sm:pb-8">
    <Breadcrumbs crumbs={[{ label: words.home, to: '/' }, ...crumbs]} />
    <h1 className="mt-2">{title}</h1>
    {lead && <p className="mt-2 max-w-2xl text-ink-soft">{lead}</p>}
  </header>
)
