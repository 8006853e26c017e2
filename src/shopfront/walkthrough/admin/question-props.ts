import type { ReactNode } from 'react'

export type QuestionProps = {
  /** Goes on to the next question; what was entered is saved already. */
  onAnswered: () => Promise<unknown>
  /** The buttons of the screen, beginning with this one, which answers the question. */
  buttons: (first: ReactNode) => ReactNode
}
