import type { FormEvent, ReactNode } from 'react'
import { useSubmitOnce } from '../../../ui/use-submit-once.ts'

type DoorFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
  children: ReactNode
}

/**
 * A form of the pages at the shop's door, sent once however often it is pressed. Before the page's script has come it
 * goes nowhere: `dialog` outside a dialog sends nothing, so that what was typed stays where it is and no pin comes into
 * an address.
 */
export const DoorForm = ({ onSubmit, children }: DoorFormProps) => (
  <form method="dialog" noValidate onSubmit={useSubmitOnce(onSubmit)} className="grid gap-5">
    {children}
  </form>
)
