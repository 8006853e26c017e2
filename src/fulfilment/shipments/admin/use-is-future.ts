import { useEffect, useState } from 'react'

/** Whether a moment is in the future; becomes false when it passes, by this device’s clock. */
export function useIsFuture(moment: string | null) {
  const [isAhead, setAhead] = useState(false)
  useEffect(() => {
    const ms = moment ? Date.parse(moment) - Date.now() : 0
    setAhead(ms > 0)
    const timer = setTimeout(() => setAhead(false), Math.max(ms, 0))
    return () => clearTimeout(timer)
  }, [moment])
  return isAhead
}
