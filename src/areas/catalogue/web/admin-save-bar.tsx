import type { ReactNode } from 'react'

/** The way to finish a form: always under the thumb on a phone, at the form's end on a desk. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-cream px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:border-0 sm:p-0">
    {children}
  </div>
)
