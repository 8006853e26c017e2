import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../elements/class-names.ts'
import { CloseButton, overlayStyles } from '../feedback/dialog.tsx'
import { useRestoreFocus } from '../feedback/use-restore-focus.ts'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  side?: 'left' | 'right'
  /** For content that is no menu. */
  wide?: boolean
  children: ReactNode
}

/** A panel that slides in over the page: the menu of the back office or the account on a small screen, or the cart. */
export function Drawer({ open, onOpenChange, title, side = 'left', wide = false, children }: DrawerProps) {
  const focusBack = useRestoreFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content
          {...focusBack}
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-y-0 z-50 flex animate-fade-in flex-col overflow-y-auto bg-paper shadow-lift',
            wide ? 'w-108 max-w-[94vw]' : 'w-72 max-w-[85vw]',
            side === 'left' ? 'left-0' : 'right-0',
          )}
        >
          <header className="flex items-center justify-between gap-4 py-3 pr-4 pl-5">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <CloseButton />
          </header>
          <div className="flex-1 px-3 pb-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
