import type { IconComponent } from '../elements/icons.tsx'
import { MinusIcon, PlusIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'

type QuantityStepperProps = {
  /** The item's name for the buttons' labels: `Add one Sathu Maavu`. */
  name: string
  quantity: number
  onSubtract: () => void
  onAdd: () => void
  /** The available quantity, at which the plus button stops working. */
  max: number
}

/** Minus, a number, plus. Changes are announced. */
export function QuantityStepper({ name, quantity, onSubtract, onAdd, max }: QuantityStepperProps) {
  return (
    <span className="inline-flex w-fit items-center rounded-full border border-edge bg-paper">
      <Step name={words.oneLess({ name })} icon={MinusIcon} onClick={onSubtract} />
      <output
        aria-label={words.quantityOf({ name })}
        className="min-w-7 text-center font-semibold tabular-nums"
      >
        {quantity}
      </output>
      <Step name={words.oneMore({ name })} icon={PlusIcon} onClick={onAdd} off={quantity >= max} />
    </span>
  )
}

type StepProps = { name: string; icon: IconComponent; onClick: () => void; off?: boolean }

/** At the limit it is `aria-disabled`, because a `disabled` button would lose the focus. */
function Step({ name, icon: Icon, onClick, off }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={off ? undefined : onClick}
      aria-disabled={off}
      className="grid size-11 place-items-center rounded-full text-leaf-dark hover:bg-tint-leaf off:cursor-not-allowed off:bg-transparent off:text-ink-soft/50"
    >
      <Icon className="size-4.5" />
    </button>
  )
}
