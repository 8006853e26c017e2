import { useNavigation } from 'react-router'

/** A line along the top while the next page is on its way, for a press is to be answered; a quick one never shows it. */
export const OnTheWay = () =>
  useNavigation().state === 'idle' ? null : (
    <div
      role="progressbar"
      aria-label="The page is on its way"
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-on-the-way bg-turmeric"
    />
  )
