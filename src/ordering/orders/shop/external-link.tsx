import type { ReactNode } from 'react'

type Props = {
  to: string
  /** Says to who cannot see it that a new window opens. */
  newWindow: string
  children: ReactNode
}

/** A link that leaves the shop, which is told nothing of where it comes from. */
export const ExternalLink = ({ to, newWindow, children }: Props) => (
  <a
    href={to}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4 hover:text-ink"
  >
    {children}
    <span className="sr-only"> {newWindow}</span>
  </a>
)
