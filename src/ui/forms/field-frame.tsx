import { type ReactNode, useId } from 'react'

/** The label and notes around every form field. */
export type FieldLabels = { label: ReactNode; hint?: ReactNode; error?: string }

/** Links the control to its hint and error for assistive technology. */
type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Scroll margin below a focused field, for its notes and for a form's sticky buttons. */
export const controlStyles =
  'min-h-12 scroll-mb-40 w-full rounded-field border border-edge bg-paper px-4 py-2.5 text-base text-ink placeholder:text-ink-soft disabled:border-line disabled:bg-cream-deep disabled:text-ink-soft aria-invalid:border-danger'

/** Label above, hint and error below; the control between them gets these props. */
export function FieldFrame({
  label,
  hint,
  error,
  id,
  children,
}: FieldLabels & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div>
      <label htmlFor={controlId} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({ id: controlId, ...describedBy(controlId, { hint, error }) })}
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  )
}

/** The `aria-…` attributes that refer to the `FieldNotes` of the same id. */
export function describedBy(id: string, { hint, error }: Omit<FieldLabels, 'label'>) {
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-describedby': notes || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

/** The hint and the error under a control; the error is announced when it appears. */
export function FieldNotes({ id, hint, error }: { id: string } & Omit<FieldLabels, 'label'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </>
  )
}
