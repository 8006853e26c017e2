import type { ComponentProps } from 'react'
import { Link } from '#browser/router/link.tsx'
import { classNames } from './class-names.ts'

/** A link in text, tall enough to tap. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    className={classNames(
      'inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4 hover:text-ink',
      className,
    )}
    {...rest}
  />
)
