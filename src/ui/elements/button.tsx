import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Link } from '#browser/router/link.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { classNames } from './class-names.ts'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 py-2 text-center font-semibold leading-tight transition-colors'

const variantStyles = {
  primary: 'bg-leaf-dark text-white hover:bg-ink active:bg-ink',
  secondary: 'border border-leaf-dark bg-paper text-leaf-dark hover:bg-tint-leaf active:bg-tint-leaf',
  quiet: 'text-leaf-dark hover:bg-tint-leaf active:bg-tint-leaf',
  danger: 'bg-danger text-white hover:bg-ink active:bg-ink',
}

const faded = 'off:cursor-not-allowed off:bg-line off:text-ink-soft off:border-line'

/** The class names of a button, also for external links. */
export const buttonStyles = (variant: keyof typeof variantStyles) => classNames(shape, variantStyles[variant])

type ButtonOptions = { variant?: keyof typeof variantStyles; wide?: boolean }

type ButtonProps = ComponentProps<'button'> & ButtonOptions & { busy?: boolean; busyText?: string }

/** A button for an action. While `busy` it ignores further clicks and may show other text. */
export function Button({
  variant = 'primary',
  wide,
  busy = false,
  busyText,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const button = useKeepFocus(busy)
  const working = busy && 'cursor-progress!'
  return (
    <button
      type={type}
      ref={button}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(shape, variantStyles[variant], faded, working, wide && 'w-full', className)}
      {...rest}
    >
      {busy && <Spinner />}
      {busy && busyText ? busyText : children}
    </button>
  )
}

/**
 * Browsers move the focus away from a disabled button, so it is restored afterwards. Whether it had the focus must be
 * read before the button is disabled, because newer browsers blur it at once.
 */
function useKeepFocus(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const wasBusy = useRef(false)
  if (busy && !wasBusy.current)
    pressed.current = button.current !== null && button.current === document.activeElement
  wasBusy.current = busy
  useLayoutEffect(() => {
    if (!busy && pressed.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])
  return button
}

/** A link within the shop that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonOptions) {
  return <Link className={classNames(buttonStyles(variant), wide && 'w-full', className)} {...rest} />
}
