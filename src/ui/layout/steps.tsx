import { classNames } from '../elements/class-names.ts'
import { CheckIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'

type State = 'done' | 'current' | 'ahead'

/** Progress through steps: `<Steps steps={['Your Cart', …]} current={0} />`. Steps before the current one are done. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol aria-label={words.progress} className="mx-auto flex w-full max-w-2xl">
      {steps.map((step, at) => {
        const state: State = at < current ? 'done' : at === current ? 'current' : 'ahead'
        return <Step key={step} step={step} number={at + 1} state={state} />
      })}
    </ol>
  )
}

const circles: Record<State, string> = {
  done: 'bg-leaf-dark text-white',
  current: 'bg-turmeric text-black ring-4 ring-tint-turmeric',
  ahead: 'border border-edge bg-paper text-ink-soft',
}

function Step({ step, number, state }: { step: string; number: number; state: State }) {
  const line = state === 'ahead' ? 'before:bg-line' : 'before:bg-leaf-dark'
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={classNames(
        'relative flex min-w-0 flex-1 flex-col items-center gap-2 text-center',
        number > 1 && `before:absolute before:top-4.5 before:right-1/2 before:h-0.5 before:w-full ${line}`,
      )}
    >
      <span
        className={classNames(
          'relative z-1 grid size-9 place-items-center rounded-full text-sm font-bold',
          circles[state],
        )}
      >
        {state === 'done' ? <CheckIcon className="size-4.5" /> : number}
      </span>
      <span
        className={classNames(
          'max-w-full hyphens-auto wrap-break-word px-1 text-sm',
          state === 'current' ? 'font-semibold' : 'text-ink-soft',
        )}
      >
        {step}
        {state === 'done' && <span className="sr-only"> {words.done}</span>}
      </span>
    </li>
  )
}
