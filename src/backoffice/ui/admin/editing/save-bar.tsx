import type { ReactNode } from 'react'
import { classNames } from '#ui/elements/class-names.ts'

type Props = {
  /** For forms that are several screens high. */
  long?: boolean
  children: ReactNode
}

/**
 * Bar with the submit button: sticky on a phone, at the form's end on desktop. In a long form it is sticky
 * everywhere, so the button does not move when validation errors appear above it.
 */
export const SaveBar = ({ long, children }: Props) => (
  <div
    className={classNames(
      'sticky bottom-(--office-bar) z-10 -mx-4 grid gap-3 border-t border-line bg-cream px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      !long && 'sm:static sm:mx-0 sm:border-0 sm:p-0',
    )}
  >
    {children}
  </div>
)
