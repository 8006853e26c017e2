import type { ReactNode } from 'react'

type Props = {
  to: string
  /** Hint for screen readers that a new window opens. */
  newWindow: string
  children: ReactNode
}

/** An external link that sends no referrer. */
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
