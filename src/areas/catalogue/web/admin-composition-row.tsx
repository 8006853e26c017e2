import Trash from 'lucide-react/icons/trash-2'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { classNames } from '../../../ui/class-names.ts'
import { controlLook } from '../../../ui/field-frame.tsx'

type Props = {
  at: number
  label: UseFormRegisterReturn
  percent: UseFormRegisterReturn
  onRemove: () => void
}

/** A part and how much of the product it is. */
export const CompositionRow = ({ at, label, percent, onRemove }: Props) => (
  <li className="flex items-center gap-2">
    <input
      aria-label={`Part ${at + 1}`}
      placeholder="Grains"
      className={classNames(controlLook, 'min-w-0 flex-1')}
      {...label}
    />
    <span className="relative w-24 shrink-0">
      <input
        aria-label={`Percent of part ${at + 1}`}
        inputMode="decimal"
        placeholder="56"
        className={classNames(controlLook, 'pr-8')}
        {...percent}
      />
      <span aria-hidden className="pointer-events-none absolute top-3 right-3 text-ink-soft">
        %
      </span>
    </span>
    <button
      type="button"
      aria-label={`Remove part ${at + 1}`}
      onClick={onRemove}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-tint-leaf"
    >
      <Trash className="size-5" />
    </button>
  </li>
)
