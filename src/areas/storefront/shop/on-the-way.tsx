import { useNavigation } from '../../../browser/router/hooks.ts'
import * as words from '../words/en.ts'

/** A line along the top while the next page is on its way, for a press is to be answered; a quick one never shows it. */
export const OnTheWay = () =>
  useNavigation().state === 'idle' ? null : (
    <div
      role="progressbar"
      aria-label={words.onTheWay}
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-on-the-way bg-turmeric"
    />
  )
