import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { Drawing } from './icons.tsx'

type QuantityStepperProps = {
  /** What is counted, for the buttons' names: `One more Sathu Maavu`. */
  name: string
  quantity: number
  onSubtract: () => void
  onAdd: () => void
  /** No more than this can be had; the plus button stops there. */
  max?: number
  disabled?: boolean
}

/** Minus, a number, plus. A change is announced. */
export function QuantityStepper({ name, quantity, onSubtract, onAdd, max, disabled }: QuantityStepperProps) {
  const full = max !== undefined && quantity >= max
  return (
    <span className="inline-flex w-fit items-center rounded-full border border-edge bg-paper">
      <Step name={`One less ${name}`} icon={Minus} onClick={onSubtract} disabled={disabled} />
      <output aria-label={`Quantity of ${name}`} className="min-w-7 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <Step name={`One more ${name}`} icon={Plus} onClick={onAdd} disabled={disabled || full} />
    </span>
  )
}

type StepProps = { name: string; icon: Drawing; onClick: () => void; disabled?: boolean }

function Step({ name, icon: Icon, onClick, disabled }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      disabled={disabled}
      className="grid size-11 place-items-center rounded-full text-leaf-dark hover:bg-tint-leaf disabled:cursor-not-allowed disabled:text-ink-soft/50"
    >
      <Icon className="size-4.5" />
    </button>
  )
}
