import { type EmulatedShipment, type FaultName, faultNames, scanNames } from './emulated-shipment.ts'

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The page on which a developer plays the courier. */
export function controlPage(prefix: string, shipments: EmulatedShipment[], faults: FaultName[]) {
  const form = (path: string, fields: Record<string, string>, label: string) =>
    `<form method="post" action="${prefix}/control/${path}" style="display:inline">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${toHtml(value)}">`)
      .join('')}<button>${toHtml(label)}</button></form>`
  const rows = shipments
    .toReversed()
    .map(
      ({ awb, service, reference, pin, weightGrams, cash, scan }) =>
        `<tr><td>${toHtml(awb)}</td><td>${toHtml(service)}</td><td>${toHtml(reference)}</td><td>${toHtml(pin)}</td>
        <td>${weightGrams} g</td><td>${cash ? `₹${cash}` : ''}</td><td>${scan}</td>
        <td>${scanNames
          .slice(1)
          .map((name) => form('scan', { awb, scan: name }, name))
          .join(' ')}</td></tr>`,
    )
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Courier emulator</title><style>body{font:16px/1.5 system-ui;margin:2rem}td,th{padding:.3rem .6rem;text-align:left}</style>
<h1>Courier emulator</h1><p>No parcel is ever collected.</p>
<p>Next call: ${faultNames.map((fault) => form('faults', { fault }, fault)).join(' ')}</p>
<p>Ordered faults: ${toHtml(faults.join(', ') || 'none')}</p>
<table><tr><th>Tracking number</th><th>Service</th><th>Reference</th><th>PIN code</th><th>Weight</th><th>Cash</th><th>Last scan</th><th></th></tr>${rows}</table></html>`
}
