import type { ComponentProps } from 'react'
import { Link } from '#browser/router/link.tsx'
import { classNames } from './class-names.ts'

const paper = 'overflow-hidden rounded-card bg-paper'

/** A sheet of paper on the cream. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(paper, 'border border-line', className)} {...rest} />
}

/** A card that is a link as a whole; it lifts a little under a pointer, and its picture grows a little. */
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
