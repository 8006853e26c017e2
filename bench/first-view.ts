import { firstViewScripts } from '../test/first-view.ts'
import { type Report, table } from './report.ts'

/** The script that the first view of a page needs, gzipped. */
export async function firstView(): Promise<Report> {
  const views = firstViewScripts()
  const rows = views.map(({ page, kilobytes }) => [page, kilobytes.toFixed(1)])
  const targets = views.map(({ page, kilobytes, most }) => ({
    what: `script of the ${page} page`,
    measured: kilobytes,
    most,
    unit: 'KB',
  }))
  return { title: 'Script of the first view', text: table(['page', 'KB gzipped'], rows), targets }
}
