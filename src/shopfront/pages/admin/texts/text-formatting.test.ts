import { expect, test } from 'vitest'
import { createFormatEdit, createPlaceholderEdit, type TextFormat } from './text-formatting.ts'

/** Parses a text in which `[` and `]` mark the selection. */
const chosenIn = (marked: string) => ({
  value: marked.replace(/[<>]/g, ''),
  start: marked.indexOf('<'),
  end: marked.indexOf('>') - 1,
})

function after(marked: string, put: ReturnType<typeof createFormatEdit>) {
  const { value } = chosenIn(marked)
  const text = value.slice(0, put.from) + put.text + value.slice(put.to)
  const [start, end] = put.select
  return `${text.slice(0, start)}<${text.slice(start, end)}>${text.slice(end)}`
}

test.each<[TextFormat, string, string]>([
  ['bold', 'a <word> b', 'a **<word>** b'],
  ['italic', 'a <>b', 'a *<>*b'],
  ['link', 'see <us>', 'see [us](</>)'],
  ['link', 'see <>', 'see [<>](/)'],
  ['heading', 'one\ntw<>o\nthree', 'one\n## two<>\nthree'.replace('two<>', 'tw<>o')],
  ['subheading', '## ti<tl>e', '### titl<>e'],
  ['list', 'x\n<one\ntwo>', 'x\n- one\n- two<>'],
  ['numbers', '- one\n- t<wo>', '- one\n1. two<>'],
])('%s of %s makes %s', (mark, from, to) => {
  expect(after(from, createFormatEdit(mark, chosenIn(from)))).toBe(to)
})

test('a fact stands where the cursor was', () => {
  expect(after('call <us>', createPlaceholderEdit('phone', chosenIn('call <us>')))).toBe('call {phone}<>')
})
