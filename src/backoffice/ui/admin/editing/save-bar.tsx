import type { ReactNode } from 'react'
import { classNames } from '#ui/elements/class-names.ts'

type Props = {
  /** A form of several screens' height. */
  long?: boolean
  children: ReactNode
}

/**
 * The way to finish a form: always under the thumb on a phone, at the form's end on a desk. A long form keeps it in sight
 * there, too, where it also stays under the pointer while a field above it is found wrong by the very press.
 */
export const SaveBar = ({ long, children }: Props) => (
  <div
    className={classNames(
      'sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-cream px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      !long && 'sm:static sm:mx-0 sm:border-0 sm:p-0',
    )}
  >
    {children}
  </div>
)
