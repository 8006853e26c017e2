import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { opensDocuments } from '#browser/router/core.ts'
import { useLocation, useNavigate } from '#browser/router/hooks.ts'

type Field = RefObject<HTMLInputElement | null>

/** No option is selected: Enter submits the form. */
const none = -1

/**
 * Makes a text field the combobox of a list, with the keys of the ARIA pattern. The field belongs to a form that is
 * loaded earlier, so its attributes and listeners are set here.
 * @param listId the id of the list; its options have the ids that `optionId` returns
 * @param count the number of options
 * @param onType called with the text of the field
 */
export function useCombobox(field: Field, listId: string, count: number, onType: (text: string) => void) {
  const [wantsOpen, setWantsOpen] = useState(false)
  const [active, setActive] = useState(none)
  const isOpen = wantsOpen && count > 0
  const navigate = useNavigate()
  const optionId = (at: number) => `${listId}-${at}`

  const close = useEffectEvent(() => {
    setWantsOpen(false)
    setActive(none)
  })
  const type = useEffectEvent(() => {
    setActive(none)
    setWantsOpen(true)
    onType(field.current?.value ?? '')
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Enter and arrows may belong to an input method, such as one for Tamil.
    if (event.isComposing || count === 0) return
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setWantsOpen(true)
    }
    const next = nextOption(event.key, active, count)
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' && active !== none) document.getElementById(optionId(active))?.click()
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  const submit = useEffectEvent((event: Event) => {
    close()
    if (opensDocuments()) return
    event.preventDefault()
    leaveField(field.current)
    void navigate(`/categories?${new URLSearchParams({ q: field.current?.value ?? '' })}`)
  })

  useEffect(() => {
    const input = field.current
    if (!input) return
    // Loading took a moment, in which somebody may have typed.
    if (input === document.activeElement) type()
    const { form } = input
    const listeners = { input: type, focus: type, blur: close, keydown: press }
    for (const [event, listener] of Object.entries(listeners))
      input.addEventListener(event, listener as EventListener)
    form?.addEventListener('submit', submit)
    return () => {
      for (const [event, listener] of Object.entries(listeners))
        input.removeEventListener(event, listener as EventListener)
      form?.removeEventListener('submit', submit)
    }
  }, [field])

  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    leaveField(field.current)
  }, [key, field])

  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    input.autocomplete = 'off'
    input.role = 'combobox'
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : '',
      'aria-activedescendant': isOpen && active !== none ? optionId(active) : '',
    }
    for (const [name, value] of Object.entries(attributes))
      if (value) input.setAttribute(name, value)
      else input.removeAttribute(name)
    if (active !== none) document.getElementById(optionId(active))?.scrollIntoView?.({ block: 'nearest' })
  })

  return { isOpen, active, optionId }
}

/** The option that a key leads to; undefined for other keys. Beyond the ends comes the text field itself. */
function nextOption(key: string, active: number, count: number) {
  if (key === 'ArrowDown') return active === count - 1 ? none : active + 1
  if (key === 'ArrowUp') return active === none ? count - 1 : active - 1
  if (active !== none && key === 'Home') return 0
  return active !== none && key === 'End' ? count - 1 : undefined
}

/** Closes the list, the keyboard of a phone, and the popover around the field. */
export function leaveField(input: HTMLInputElement | null) {
  input?.blur()
  input?.closest<HTMLElement>('[popover]')?.hidePopover?.()
}
