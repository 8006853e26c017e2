import { useEffect, useRef, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import * as words from '../../words/office/en.ts'
import { fetchPdf } from './fetch-pdf.ts'

/**
 * Downloads a PDF of orders; aborted when the component goes.
 * @param onOutdated called if some of the orders must not be printed any more
 * @returns `print` takes the PDF's path; then `drawn` counts the drawn orders, `url` is the finished PDF, and
 * `unprinted` lists the orders with characters that could not be printed
 */
export function usePrinting(onOutdated: () => void) {
  const [drawn, setDrawn] = useState(0)
  const [url, setUrl] = useState<string>()
  const [unprinted, setUnprinted] = useState<number[]>([])
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])

  const { run, busy } = useAction(
    async (path: string) => {
      request.current = new AbortController()
      setDrawn(0)
      const printed = await fetchPdf(path, { signal: request.current.signal, onDrawn: setDrawn })
      setUnprinted(printed.unprinted)
      setUrl(URL.createObjectURL(printed.pdf))
    },
    {
      failed: words.notMade,
      // Some of these orders were cancelled since the list was loaded. The toast names them.
      onFailed: ({ code }) => {
        if (code === 'NOT_TO_PRINT') onOutdated()
        return false
      },
    },
  )
  return { print: run, busy, drawn, url, unprinted }
}
