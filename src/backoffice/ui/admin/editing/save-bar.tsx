import type { ReactNode } from 'react'
import { classNames } from '#ui/elements/class-names.ts'

type Props = {
  /** For forms that are several screens high. */
  long?: boolean
  /** For the form of a card: the bar has the card's colour and ends with it. */
  inCard?: boolean
  children: ReactNode
}

/** The class names of the main button beside others: on a phone it takes the rest of the row. */
export const mainOfBar = 'flex-1 px-3! whitespace-nowrap sm:flex-none sm:px-6!'

/**
 * Bar with the submit button: sticky on a phone, at the form's end on desktop. In a long form it is sticky
 * everywhere, so the button does not move when validation errors appear above it.
 */
export const SaveBar = ({ long, inCard, children }: Props) => (
  <div
    className={classNames(
      'sticky bottom-(--office-bar) z-10 -mx-4 grid gap-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      inCard ? '-mb-4 rounded-b-card bg-paper sm:mb-0' : 'bg-cream',
      !long && 'sm:static sm:mx-0 sm:border-0 sm:p-0',
    )}
  >
    {children}
  </div>
)
