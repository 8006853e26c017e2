import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../elements/button.tsx'
import { classNames } from '../elements/class-names.ts'
import * as words from '../words/en.ts'
import { dialogFooterStyles, overlayStyles } from './dialog.tsx'
import { useRestoreFocus } from './use-restore-focus.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** For example `Are you sure you want to delete this product?` */
  question: string
  detail?: ReactNode
  confirmText: string
  cancelText?: string
  /** The action cannot be undone. */
  danger?: boolean
  busy?: boolean
  /** The caller must close the dialog when the action is done. */
  onConfirm: () => void
}

/** Asks for confirmation. The focus starts on Cancel; a click outside does nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  question,
  detail,
  confirmText,
  ...rest
}: ConfirmDialogProps) {
  const { cancelText = words.cancel, danger, busy, onConfirm } = rest
  const focusBack = useRestoreFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content
          className={classNames(
            'fixed inset-x-4 top-1/2 z-50 mx-auto max-w-lg animate-fade-in overflow-x-hidden rounded-card bg-paper shadow-lift',
            // A long question scrolls, so that the buttons stay visible.
            'max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain',
            '-translate-y-1/2',
          )}
          {...focusBack}
          {...(detail ? {} : { 'aria-describedby': undefined })}
        >
          <div className="px-5 py-6 sm:px-6">
            <Radix.Title className="text-xl">{question}</Radix.Title>
            {detail && <Radix.Description className="mt-2 text-ink-soft">{detail}</Radix.Description>}
          </div>
          <div className={classNames(dialogFooterStyles, 'sticky bottom-0 bg-paper')}>
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelText}
              </Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmText}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
