import type { ComponentProps } from 'react'
import { Link } from '#browser/router/link.tsx'
import { classNames } from './class-names.ts'

const paper = 'overflow-hidden rounded-card bg-paper'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(paper, 'border border-line', className)} {...rest} />
}

/** A card that is a link; on hover it rises slightly and its picture grows. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={classNames(
        paper,
        'group flex h-full flex-col shadow-card transition-shadow hover:shadow-lift [&_img]:transition-transform [&_img]:duration-500 hover:[&_img]:scale-103',
        className,
      )}
      {...rest}
    />
  )
}
