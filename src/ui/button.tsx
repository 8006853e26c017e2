import type { ComponentProps } from 'react'
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

const faded = 'disabled:cursor-not-allowed disabled:bg-line disabled:text-ink-soft disabled:border-line'

type Look = { variant?: keyof typeof looks; wide?: boolean }

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyText?: string }

/** A button that does something here. While `busy` it cannot be pressed again and may say so in its own words. */
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
  const working = busy && 'disabled:cursor-progress'
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(shape, looks[variant], faded, working, wide && 'w-full', className)}
      {...rest}
    >
      {busy && <Spinner />}
      {busy && busyText ? busyText : children}
    </button>
  )
}

/** A link that leads elsewhere in the shop and looks like a button. */
export function ButtonLink({
  variant = 'primary',
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={classNames(shape, looks[variant], wide && 'w-full', className)} {...rest} />
}
