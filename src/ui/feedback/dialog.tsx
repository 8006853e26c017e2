import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../elements/class-names.ts'
import { CloseIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

/** Above the page and earlier dialogs: in the same layer, the last one in the document is on top. */
export const overlayStyles = 'fixed inset-0 z-50 animate-fade-in bg-ink/50'

const sheetStyles =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise-in flex-col rounded-t-[20px] bg-paper shadow-lift sm:inset-x-4 sm:bottom-auto sm:top-[6dvh] sm:mx-auto sm:max-h-[88dvh] sm:rounded-card'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** The buttons, below the scrolling content. */
  footer?: ReactNode
  size?: 'small' | 'large'
  /** Stays open after a click outside: for forms, so that no input is lost. */
  keepOnOutsideClick?: boolean
  children?: ReactNode
}

/** A modal dialog: at the bottom on a phone, centred on a desktop. It traps the focus and restores it afterwards. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'small',
  ...rest
}: DialogProps) {
  const { keepOnOutsideClick, children } = rest
  const focusBack = useRestoreFocus()
  const width = size === 'small' ? 'sm:max-w-md' : 'sm:max-w-2xl'
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content
          className={classNames(sheetStyles, width)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusBack}
          onInteractOutside={(event) => keepOnOutsideClick && event.preventDefault()}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
            <Radix.Title className="flex-1 pt-1.5 text-xl">{title}</Radix.Title>
            <CloseButton />
          </header>
          <div className="overflow-y-auto px-5 pb-6 sm:px-6">
            {description && (
              <Radix.Description className="mb-4 text-ink-soft">{description}</Radix.Description>
            )}
            {children}
          </div>
          {footer && <footer className={dialogFooterStyles}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Buttons side by side on a desktop; stacked on a phone, with the last (primary) one on top. */
export const dialogFooterStyles =
  'flex flex-col-reverse gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6'

export function CloseButton() {
  return (
    <Radix.Close
      aria-label={words.close}
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-tint-leaf"
    >
      <CloseIcon className="size-5" />
    </Radix.Close>
  )
}
