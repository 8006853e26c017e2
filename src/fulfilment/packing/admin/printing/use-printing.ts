import { useEffect, useRef, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import * as words from '../../words/office/en.ts'
import { fetchPdf } from './fetch-pdf.ts'

/** A PDF that is asked for and drawn, until it is there or its window is closed. */
export function usePrinting(onOutdated: () => void) {
  const [drawn, setDrawn] = useState(0)
  const [url, setUrl] = useState<string>()
  const [unprinted, setUnprinted] = useState<number[]>([])
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])

  const { run, busy } = useAction(
    async (path: string) => {
      asking.current = new AbortController()
      setDrawn(0)
      const printed = await fetchPdf(path, { signal: asking.current.signal, onDrawn: setDrawn })
      setUnprinted(printed.unprinted)
      setUrl(URL.createObjectURL(printed.pdf))
    },
    {
      failed: words.notMade,
      // Some of these orders have been cancelled: the list does not know yet. The toast says which.
      onFailed: ({ code }) => {
        if (code === 'NOT_TO_PRINT') onOutdated()
        return false
      },
    },
  )
  return { print: run, busy, drawn, url, unprinted }
}
