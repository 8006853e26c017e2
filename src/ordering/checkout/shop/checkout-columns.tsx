import type { ReactNode } from 'react'

/** The steps and lines on the left and the total with the payment on the right; stacked on a phone. */
export const CheckoutColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
    <div className="grid min-w-0 gap-4 sm:gap-6">{main}</div>
    {side}
  </div>
)
