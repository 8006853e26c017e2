import { useState } from 'react'

type Asked<About> = { about: About; decide: (confirmed: boolean) => void }

/** A question in the middle of a step: `ask` resolves to what the merchant decides, `asked` is what a window shows meanwhile. */
export function useAsked<About>() {
  const [asked, setAsked] = useState<Asked<About>>()
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
