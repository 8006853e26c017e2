import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 py-2 text-center font-semibold leading-tight transition-colors'

const looks = {
  primary: 'bg-leaf-dark text-white hover:bg-ink active:bg-ink',
  secondary: 'border border-leaf-dark bg-paper text-leaf-dark hover:bg-tint-leaf active:bg-tint-leaf',
  quiet: 'text-leaf-dark hover:bg-tint-leaf active:bg-tint-leaf',
  danger: 'bg-danger text-white hover:bg-ink active:bg-ink',
}

const faded = 'off:cursor-not-allowed off:bg-line off:text-ink-soft off:border-line'

type Look = { variant?: keyof typeof looks; wide?: boolean }

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyText?: string }

/**
 * A button that does something here. While `busy` it cannot be pressed again and may say so in its own words; a browser
 * takes the focus from what is `disabled`, so it only says that it is.
 */
export function Button({
  variant = 'primary',
  wide,
  busy = false,
  busyText,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const working = busy && 'cursor-progress!'
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? doNothing : onClick}
      className={classNames(shape, looks[variant], faded, working, wide && 'w-full', className)}
      {...rest}
    >
      {busy && <Spinner />}
      {busy && busyText ? busyText : children}
    </button>
  )
}

/** Nor may it send the form that it stands in. */
const doNothing = (event: MouseEvent) => event.preventDefault()

/** A link that leads elsewhere in the shop and looks like a button. */
export function ButtonLink({
  variant = 'primary',
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={classNames(shape, looks[variant], wide && 'w-full', className)} {...rest} />
}
