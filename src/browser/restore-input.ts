const controls = 'a[href],button,input,select,textarea'
type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Captures typed values, choices, focus and caret in a part of the page that is about to be rendered again.
 * @returns a function that restores them into the same part after the render
 */
export function captureInput(before: Element) {
  const old = [...before.querySelectorAll(controls)]
  const focused = document.activeElement
  const at = focused ? old.indexOf(focused) : -1
  return (after: Element) => {
    const drawn = [...after.querySelectorAll(controls)]
    old.forEach((field, index) => {
      copyField(field, drawn[index])
    })
    // The user may have moved the focus in the meantime.
    if (document.activeElement === document.body) restoreFocusAndCaret(drawn[at], old[at])
  }
}

/** Copies what was typed or ticked from one field to the other. */
function copyField(from: Element, to: Element | undefined) {
  if (!isField(from) || !isField(to)) return
  if (from.value !== from.defaultValue) to.value = from.value
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked
}

/** Focuses the new control without scrolling, and sets the caret or selection of the old one. */
function restoreFocusAndCaret(drawn: Element | undefined, old: Element | undefined) {
  if (!(drawn instanceof HTMLElement)) return
  drawn.focus({ preventScroll: true })
  if (isField(drawn) && isField(old) && old.selectionStart !== null)
    drawn.setSelectionRange(old.selectionStart, old.selectionEnd)
}
