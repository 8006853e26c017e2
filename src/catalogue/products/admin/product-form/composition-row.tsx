import type { UseFormRegisterReturn } from 'react-hook-form'
import { classNames } from '#ui/elements/class-names.ts'
import { controlStyles } from '#ui/forms/field-frame.tsx'
import * as words from '../../words/office/product-form/en.ts'
import { RemoveRowButton } from './remove-row-button.tsx'

type Props = {
  at: number
  label: UseFormRegisterReturn
  percent: UseFormRegisterReturn
  /** The form rejects this row, alone or together with others. */
  wrong: boolean
  onRemove: () => void
}

/** A part and its share of the product. */
export const CompositionRow = ({ at, label, percent, wrong, onRemove }: Props) => (
  <li className="flex items-center gap-2">
    <input
      aria-label={words.partAt({ number: at + 1 })}
      aria-invalid={wrong || undefined}
      placeholder={words.partExample}
      className={classNames(controlStyles, 'min-w-0 flex-1')}
      {...label}
    />
    <span className="relative w-24 shrink-0">
      <input
        aria-label={words.percentAt({ number: at + 1 })}
        inputMode="decimal"
        aria-invalid={wrong || undefined}
        placeholder="56"
        className={classNames(controlStyles, 'pr-8')}
        {...percent}
      />
      <span aria-hidden className="pointer-events-none absolute top-3 right-3 text-ink-soft">
        %
      </span>
    </span>
    <RemoveRowButton label={words.removePart({ number: at + 1 })} onRemove={onRemove} />
  </li>
)
