import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { run } from '../../../scripts/setup/run.mjs'
import { deployFile } from '../deploy-files.ts'

/** The documented folder of the OpenTelemetry packages. */
const place = '/opt/tracing'

/** Reads the documentation of tracing. */
export const readTracingGuide = () =>
  readFileSync(new URL('../../../docs/how-to/trace.md', import.meta.url), 'utf8')

/** Installs OpenTelemetry's packages with the documented command, into a folder that `remove` deletes. */
export async function installTracing() {
  const [, command = ''] = /^ *npm (install .*)$/m.exec(readTracingGuide()) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'shop-tracing-'))
  const args = command.split(' ').map((word) => (word === place ? folder : word))
  await run('Installing OpenTelemetry', 'npm', args, { cwd: folder })
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** The documented settings, except for the paths of packages and collector and the export interval. */
export function tracingSettings(folder: string, collectorUrl: string): Record<string, string> {
  const text = deployFile('monitoring/tracing.env').replaceAll(place, folder)
  const here = { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_BSP_SCHEDULE_DELAY: '200' }
  return { ...(parseEnv(text) as Record<string, string>), ...here }
}
