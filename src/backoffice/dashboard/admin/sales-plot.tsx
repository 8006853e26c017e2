import { useEffect, useEffectEvent, useRef } from 'react'
import uPlot from 'uplot'
import plotStyle from 'uplot/dist/uPlot.min.css?inline'
import { formatCalendarDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import type { DaySales } from '../contract.ts'
import { salesPlotOptions } from './sales-plot-options.ts'

type Props = {
  sales: DaySales[]
  /** What the bars are, for screen readers. */
  name: string
  /** Names a bar on the axis. */
  formatDay?: (day: string) => string
  /** Receives the day under the pointer; undefined without one. */
  onPoint: (day: DaySales | undefined) => void
}

/** The chart: bars show revenue by day, week or month, a line shows orders. */
export default function SalesPlot({ sales, name, formatDay = formatCalendarDay, onPoint }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const reportDay = useEffectEvent((at: number | null | undefined) => onPoint(sales[at ?? -1]))
  useEffect(() => {
    const element = container.current
    if (!element) return
    const size = () => ({ width: element.clientWidth, height: element.clientHeight })
    const hooks = { setCursor: [({ cursor }: uPlot) => reportDay(cursor.idx)] }
    const plot = new uPlot(
      { ...salesPlotOptions(sales, element, formatDay), ...size(), hooks },
      [sales.map((_, at) => at), sales.map((day) => day.revenue), sales.map((day) => day.orders)],
      element,
    )
    const observer = new ResizeObserver(() => plot.setSize(size()))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [sales, formatDay])
  // A lazy chunk's style sheet is not loaded (see vite.config.ts), so the chart library's CSS is inlined.
  return (
    <>
      <style>{plotStyle}</style>
      <div
        ref={container}
        role="img"
        aria-label={`${name}; the same figures are in the table below`}
        className="h-72 overflow-hidden"
      />
    </>
  )
}
