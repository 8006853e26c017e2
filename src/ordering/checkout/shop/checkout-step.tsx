import type { ReactNode } from 'react'
import { Card } from '#ui/elements/card.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { CheckIcon } from '#ui/elements/icons.tsx'
import * as uiWords from '#ui/words/en.ts'

type StepState = 'done' | 'current' | 'ahead'

type StepProps = {
  number: number
  title: string
  /** A step that is `done` shows its result, one that is `ahead` only its title. */
  state: StepState
  /** Beside the title, to change a step that is done. */
  action?: ReactNode
  children?: ReactNode
}

/** A step of the checkout: who orders, where it is delivered, how it is paid. */
export const CheckoutStep = ({ action, children, ...heading }: StepProps) => (
  <Card className="px-5 py-4 sm:px-6 sm:py-5">
    <div className="flex items-center justify-between gap-4">
      <StepHeading {...heading} />
      {action}
    </div>
    {children && <div className="mt-4">{children}</div>}
  </Card>
)

const circles: Record<StepState, string> = {
  done: 'bg-leaf-dark text-white',
  current: 'bg-turmeric text-black',
  ahead: 'border border-edge bg-paper text-ink-soft',
}

export const StepHeading = ({ number, title, state }: Pick<StepProps, 'number' | 'title' | 'state'>) => (
  <h2
    aria-current={state === 'current' ? 'step' : undefined}
    className={classNames('flex min-w-0 items-center gap-3 text-lg', state === 'ahead' && 'text-ink-soft')}
  >
    <span
      aria-hidden
      className={classNames(
        'grid size-7 shrink-0 place-items-center rounded-full text-sm leading-none font-bold',
        circles[state],
      )}
    >
      {state === 'done' ? <CheckIcon className="size-4" /> : number}
    </span>
    {title}
    {state === 'done' && <span className="sr-only">{uiWords.done}</span>}
  </h2>
)
