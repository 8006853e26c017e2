import { isShiftHeld } from '#backoffice/ui/admin/lists/use-range-selection.ts'
import { classNames } from '#ui/elements/class-names.ts'

type Props = {
  label: string
  checked: boolean
  /** `shift`: select the range from the previous checkbox. */
  onChange: (checked: boolean, shift: boolean) => void
  className?: string
}

/** A checkbox with a touch target large enough for a thumb. Its label is for screen readers only. */
export const Checkbox = ({ label, checked, onChange, className }: Props) => (
  <label className={classNames('grid size-11 shrink-0 cursor-pointer place-items-center', className)}>
    <span className="sr-only">{label}</span>
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked, isShiftHeld(event))}
      className="size-5 accent-leaf-dark"
    />
  </label>
)
