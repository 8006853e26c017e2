import { type ComponentProps, useId } from 'react'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'

type Props = Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'onClick'> & {
  label: string
  /** In rupees; null while it is not known. */
  total: number | null
  /** Why pressing the button would not work, as far as the page knows. */
  problem: string | null
}

/** The id by which the page moves the focus to it, when the steps before it are done. */
export const payButtonId = 'pay'

/**
 * The button that pays, with the amount. While it would not work it is `aria-disabled` and says why, also when it is
 * pressed.
 */
export function PayButton({ label, total, problem, onClick, ...button }: Props) {
  const reasonId = useId()
  return (
    <>
      <Button
        id={payButtonId}
        wide
        className="flex-wrap gap-y-0! px-3!"
        aria-disabled={problem !== null || undefined}
        aria-describedby={problem ? reasonId : undefined}
        onClick={problem === null ? onClick : () => toast.error(problem, { seconds: 3 })}
        {...button}
      >
        {label}{' '}
        {total !== null && (
          <span className="whitespace-nowrap tabular-nums">
            {formatRupees(total, { decimals: 'always' })}
          </span>
        )}
      </Button>
      {problem && (
        <p id={reasonId} className="mt-2 text-center text-sm text-ink-soft">
          {problem}
        </p>
      )}
    </>
  )
}
