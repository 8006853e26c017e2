import type { EmulatedMessage } from './emulated-message.ts'
import { faultNames } from './protocol.ts'

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Only the end of a number is shown, because the page has no login. */
const maskNumber = (number: string) => `…${number.slice(-4)}`

/** The page on which a developer sees what customers would have received, and plays the customer and Meta. */
export const controlPage = (
  prefix: string,
  messages: readonly EmulatedMessage[],
  faults: readonly string[],
) =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>WhatsApp emulator</title>
<h1>WhatsApp emulator</h1>
<p>These messages went to nobody. Newest first.</p>
<form method="post" action="${prefix}/control/faults">
  <label>The next message meets: <select name="fault">${faultNames
    .map((name) => `<option>${name}</option>`)
    .join('')}</select></label>
  <button>Add</button>
  ${faults.length > 0 ? `<p>Waiting: ${faults.map(toHtml).join(', ')}</p>` : ''}
</form>
<ul>${messages
    .toReversed()
    .map((message) => messageItem(prefix, message))
    .join('')}</ul>
</html>`

const messageItem = (prefix: string, { id, call, status, at }: EmulatedMessage) => {
  const { name, language, components } = call.template
  const values = components.flatMap(({ parameters }) => parameters.map(({ text }) => text))
  return `<li>
  <p><strong>${toHtml(name)}</strong> (${toHtml(language.code)}) to ${maskNumber(call.to)}: ${status}, ${at.toISOString()}</p>
  <ol>${values.map((value) => `<li>${toHtml(value)}</li>`).join('')}</ol>
  <form method="post">
    <input type="hidden" name="id" value="${toHtml(id)}">
    ${['read', 'fail', 'stop']
      .map((action) => `<button formaction="${prefix}/control/${action}">${labels[action]}</button>`)
      .join(' ')}
  </form>
</li>`
}

const labels: Record<string, string> = {
  read: 'Customer reads it',
  fail: 'It can’t be delivered',
  stop: 'Customer replies STOP',
}
