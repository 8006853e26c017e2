import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import * as words from '../../words/office/dialogs/en.ts'
import type { useUrlDialog } from './use-url-dialog.ts'

const gridStyles = 'grid grid-cols-1 gap-4 sm:grid-cols-2 2xl:grid-cols-3'

/** Grid of cards; dimmed while the next ones are loading. */
export const CardGrid = ({
  label,
  busy,
  children,
}: {
  label: string
  busy: boolean
  children: ReactNode
}) => (
  <ul
    aria-label={label}
    aria-busy={busy}
    className={classNames(gridStyles, 'transition-opacity', busy && 'opacity-60')}
  >
    {children}
  </ul>
)

/** Placeholder cards while loading. */
export const CardsSkeleton = ({ sentence }: { sentence: string }) => (
  <Skeleton words={sentence} className={gridStyles}>
    {Array.from({ length: 6 }, (_, at) => (
      <SkeletonBlock key={at} className="h-52 rounded-card" />
    ))}
  </Skeleton>
)

/**
 * Empty state: there are no items at all, or all items of this page were deleted.
 * @param none the message if there are none at all
 * @param hint what to do then
 */
export const NoCards = ({ total, none, hint }: { total: number; none: string; hint?: string }) => (
  <EmptyState sentence={total === 0 ? none : words.nothingLeft} detail={total === 0 ? hint : undefined} />
)

type CardProps = {
  /** Read by screen readers with each button. */
  name: string
  picture: ReactNode
  edit: ReturnType<ReturnType<typeof useUrlDialog>['linkTo']>
  onDelete: () => void
  /** More buttons between Edit and Delete. */
  actions?: ReactNode
  children: ReactNode
}

/** A card with picture, content and buttons. */
export const AdminCard = ({ name, picture, edit, onDelete, actions, children }: CardProps) => (
  <li className="flex flex-col rounded-card border border-line bg-paper">
    <div className="flex flex-1 gap-4 p-4">
      {picture}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
    <div className="flex flex-wrap gap-x-2 border-t border-line p-2 *:px-3!">
      <ButtonLink variant="quiet" className="flex-1" aria-label={words.editNamed({ name })} {...edit}>
        {words.edit}
      </ButtonLink>
      {actions}
      <Button
        variant="quiet"
        className="flex-1 text-danger! hover:bg-tint-danger!"
        aria-label={words.deleteNamed({ name })}
        onClick={onDelete}
      >
        {words.deleteIt}
      </Button>
    </div>
  </li>
)
