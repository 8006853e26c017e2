import { expect, test } from 'vitest'
import { mailKindNames, mailKinds } from './mail-kinds.ts'
import { fieldOfParagraph, fieldsUsedIn, findTemplateProblems, splitParagraphs } from './mail-template.ts'

const allowed = ['name', 'order_number', 'products']

test.each([
  ['a field that there is not', 'Hi {colour}', { what: 'unknown', field: 'colour' }],
  ['a brace that nobody closed', 'Hi {name', { what: 'brace' }],
  ['a brace that nobody opened', 'Hi name}', { what: 'brace' }],
  ['braces in braces', 'Hi {{name}}', { what: 'brace' }],
  ['nothing between braces', 'Hi {}', { what: 'unknown', field: '' }],
  ['a list within a sentence', 'You bought {products}.', { what: 'not-alone', field: 'products' }],
  ['a list on a line of its paragraph', 'You bought:\n{products}', { what: 'not-alone', field: 'products' }],
])('%s is found', (_what, body, problem) => {
  expect(findTemplateProblems({ subject: '', body }, allowed)).toEqual([{ at: 'body', ...problem }])
})

test('a list cannot stand in the subject, and of each part the first problem is told', () => {
  expect(findTemplateProblems({ subject: '{products}', body: '{a} {b}' }, allowed)).toEqual([
    { at: 'subject', what: 'not-in-subject', field: 'products' },
    { at: 'body', what: 'unknown', field: 'a' },
  ])
})

test('a mail that only asks to confirm cannot leave out where; empty it is the default', () => {
  const fields = ['ticket_number', 'confirmation_link']
  const missing = { at: 'body', what: 'missing', field: 'confirmation_link' }
  expect(findTemplateProblems({ subject: '', body: 'Ticket {ticket number}' }, fields)).toEqual([missing])
  expect(findTemplateProblems({ subject: '', body: 'Hi\n\n{confirmation link}' }, fields)).toEqual([])
  expect(findTemplateProblems({ subject: 'Hi', body: ' ' }, fields)).toEqual([])
})

test.each([
  'Hi {name}, {order number}',
  'Hi {Name}, {order_number}',
  '{products}',
  'a\r\n\r\n{products}\n\nb',
])('%j can be used', (body) =>
  expect(findTemplateProblems({ subject: 'Order {order number}', body }, allowed)).toEqual([]),
)

test('an empty line parts paragraphs, however it is typed', () => {
  expect(splitParagraphs(' a\nb\r\n \r\n\n{products} \n\n')).toEqual(['a\nb', '{products}'])
  expect(fieldOfParagraph('{products}')).toBe('products')
  expect(fieldOfParagraph('{a} {b}')).toBeUndefined()
  expect(fieldsUsedIn('{Order  Number} {name}')).toEqual(['order_number', 'name'])
})

test('every mail names the shop, and no field twice', () => {
  for (const kind of mailKindNames) {
    const { fields } = mailKinds[kind]
    expect(fields).toContain('shop')
    expect(new Set(fields).size).toBe(fields.length)
  }
})
