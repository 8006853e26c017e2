import { useState } from 'react'

type PendingQuestion<About> = { about: About; decide: (confirmed: boolean) => void }

/**
 * Asks for confirmation in the middle of an action: `ask` resolves to the decision; `asked` is the open question for
 * a dialog.
 */
export function useConfirmQuestion<About>() {
  const [asked, setAsked] = useState<PendingQuestion<About>>()
  const ask = (about: About) =>
    new Promise<boolean>((resolve) => {
      setAsked({
        about,
        decide: (confirmed) => {
          setAsked(undefined)
          resolve(confirmed)
        },
      })
    })
  return { asked, ask }
}
