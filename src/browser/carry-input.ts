const controls = 'a[href],button,input,select,textarea'
type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * What somebody is doing in a part of the page that is about to be drawn anew: what they typed and chose, where they are
 * and where their caret is.
 * @returns puts it into the same part once it is drawn; its code reads the fields when it begins to listen
 */
export function inputOf(before: Element) {
  const old = [...before.querySelectorAll(controls)]
  const here = document.activeElement
  const at = here ? old.indexOf(here) : -1
  return (after: Element) => {
    const drawn = [...after.querySelectorAll(controls)]
    old.forEach((field, index) => {
      copyField(field, drawn[index])
    })
    // They may have gone elsewhere meanwhile.
    if (document.activeElement === document.body) goTo(drawn[at], old[at])
  }
}

function copyField(from: Element, to: Element | undefined) {
  if (!isField(from) || !isField(to)) return
  if (from.value !== from.defaultValue) to.value = from.value
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked
}

function goTo(control: Element | undefined, before: Element | undefined) {
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  if (isField(control) && isField(before) && before.selectionStart !== null)
    control.setSelectionRange(before.selectionStart, before.selectionEnd)
}
