import { useEffect, useState } from 'react'
import { minuteMs } from '#values/time/durations.ts'
import { timeLeft } from '#values/time/time-left.ts'
import * as words from '../words/en.ts'

/** A countdown to a deadline; after it, how late it is. */
export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const { isLate, unit, count } = timeLeft(new Date(until), now)
  return isLate ? (
    <strong className="text-danger">{words.late[unit]({ count })}</strong>
  ) : (
    <span>{words.left[unit]({ count })}</span>
  )
}

/** When something was done, or its deadline with the time left. */
export const Deadline = ({ reached, by, until }: { reached: string | null; by: string; until: string }) => (
  <li>
    {reached ?? (
      <>
        {by} (<TimeLeft until={until} />)
      </>
    )}
  </li>
)
