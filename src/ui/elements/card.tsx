import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#browser/router/link.tsx'
import { classNames } from './class-names.ts'

const paper = 'overflow-hidden rounded-card bg-paper'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(paper, 'border border-line', className)} {...rest} />
}

type CardLinkProps = ComponentProps<typeof Link> & {
  /** Below the link, inside the card. */
  actions?: ReactNode
}

/** A card that is a link; on hover it rises slightly and its picture grows. */
export const CardLink = ({ className, actions, ...rest }: CardLinkProps) => (
  <div
    className={classNames(
      paper,
      'relative flex h-full flex-col shadow-card transition-shadow hover:shadow-lift has-[>a:focus-visible]:outline-3 has-[>a:focus-visible]:outline-offset-3 has-[>a:focus-visible]:outline-leaf',
      className,
    )}
  >
    <Link
      className="group flex flex-1 flex-col outline-none [&_img]:transition-transform [&_img]:duration-500 hover:[&_img]:scale-103"
      {...rest}
    />
    {actions}
  </div>
)
