import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type Tint, tintGround } from './tint.ts'

const tones = {
  discount: 'bg-terracotta text-white',
  attention: 'bg-tint-turmeric text-turmeric-dark',
  sold: 'bg-ink text-white',
  success: 'bg-tint-success text-success',
  danger: 'bg-tint-danger text-danger',
}

/** A short label in a capsule: a discount, `OUT OF STOCK`, a category's name. */
export function Badge({
  tone,
  tint,
  className,
  children,
}: {
  tone?: keyof typeof tones
  tint?: Tint
  className?: string
  children: ReactNode
}) {
  const colours = tint ? `${tintGround[tint]} text-ink` : tones[tone ?? 'attention']
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-1 text-xs leading-none font-bold',
        colours,
        className,
      )}
    >
      {children}
    </span>
  )
}
