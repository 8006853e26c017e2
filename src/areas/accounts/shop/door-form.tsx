import type { FormEvent, ReactNode } from 'react'
import { useFormSubmit } from '../../../ui/forms/use-form-submit.ts'

type DoorFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
  children: ReactNode
}

/**
 * A form of the pages at the shop's door, sent once however often it is pressed. Before the page's script has loaded it
 * sends nothing: the method `dialog` outside a dialog does nothing, so that what was typed stays and no pin ends up in an
 * address.
 */
export const DoorForm = ({ onSubmit, children }: DoorFormProps) => (
  <form method="dialog" noValidate onSubmit={useFormSubmit(onSubmit)} className="grid gap-5">
    {children}
  </form>
)
