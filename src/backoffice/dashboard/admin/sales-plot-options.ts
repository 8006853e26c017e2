import uPlot from 'uplot'
import type { DaySales } from '../contract.ts'

/**
 * Chart options: days on the x axis, rupees on the left axis, orders on the right one.
 * @param element inside the page, to read the theme's colours
 */
export function salesPlotOptions(
  sales: DaySales[],
  element: HTMLElement,
  formatDay: (day: string) => string,
): Omit<uPlot.Options, 'width' | 'height'> {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(`--color-${name}`)
  const dayAt = (at: number) => {
    const day = sales[at]?.day
    return day ? formatDay(day) : ''
  }
  const axis = { stroke: colour('ink-soft'), font: '12px system-ui, sans-serif', ticks: { show: false } }
  const [leaf, terracotta, line] = [colour('leaf'), colour('terracotta'), colour('line')]
  return {
    padding: [8, 0, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    scales: {
      x: { time: false, range: [-0.6, sales.length - 0.4] },
      rupees: { range: (_, __, most) => [0, Math.max(most * 1.1, 100)] },
      orders: { range: (_, __, most) => [0, Math.max(Math.ceil(most * 1.25), 4)] },
    },
    axes: [
      {
        ...axis,
        size: 30,
        incrs: wholeSteps,
        space: 56,
        grid: { show: false },
        values: (_, at) => at.map(dayAt),
      },
      {
        ...axis,
        scale: 'rupees',
        size: 58,
        grid: { stroke: line, width: 1 },
        values: (_, all) => all.map(shortRupees),
      },
      { ...axis, scale: 'orders', side: 1, size: 32, incrs: wholeSteps, grid: { show: false } },
    ],
    series: [
      {},
      {
        scale: 'rupees',
        stroke: leaf,
        fill: leaf,
        paths: uPlot.paths.bars?.({ size: [0.65, 32], radius: 0.2 }),
        points: { show: false },
      },
      {
        scale: 'orders',
        stroke: terracotta,
        width: 2,
        points: { show: true, size: 5, fill: terracotta },
      },
    ],
  }
}

const wholeSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 })
const shortRupees = (rupees: number) => `₹${compact.format(rupees)}`
