import { afterPaint } from '#browser/after-paint.ts'
import { toast } from '../feedback/toast.ts'
import * as words from '../words/en.ts'

/**
 * Shows the number of errors in a toast, as `handleSubmit(send, showErrorCount)`, because the fields may be out of
 * view.
 */
export const showErrorCount = (errors: object) => {
  const count = Object.keys(errors).length
  toast.error(words.correctFields({ count }))
}

const control = 'input, select, textarea, button'

/** Scrolls the first invalid field into view and focuses it. */
export function focusFirstInvalid(form: HTMLFormElement) {
  // The errors are rendered first, and react-hook-form moves the focus a moment later.
  afterPaint(() => scrollToAndFocus(findFirstInvalid(form)))
}

/**
 * The first invalid control. A group of controls can be invalid as a whole, such as the parts of a product; then its
 * first control.
 */
function findFirstInvalid(form: HTMLFormElement) {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  return invalid?.matches(control) ? invalid : invalid?.querySelector<HTMLElement>(control)
}

function scrollToAndFocus(field: HTMLElement | null | undefined) {
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
