import { toast } from '../feedback/toast.ts'
import * as words from '../words/en.ts'

/** What a form says when it is refused, as `handleSubmit(send, showErrorCount)`: the fields themselves may be out of sight. */
export const showErrorCount = (errors: object) => {
  const count = Object.keys(errors).length
  toast.error(words.correctFields({ count }))
}

const control = 'input, select, textarea, button'

/** Brings the first field of a form that has an error into the middle of the window, and puts the focus into it. */
export function focusFirstInvalid(form: HTMLFormElement) {
  // The errors are drawn first; the form's library puts its own focus a moment later.
  requestAnimationFrame(() => setTimeout(() => focusOn(findFirstInvalid(form))))
}

/** A group of controls may be wrong as a whole, such as the parts of a product. */
function findFirstInvalid(form: HTMLFormElement) {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  return invalid?.matches(control) ? invalid : invalid?.querySelector<HTMLElement>(control)
}

function focusOn(field: HTMLElement | null | undefined) {
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
