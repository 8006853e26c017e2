import { type ESTree, parseSync } from 'vite'

/** A text in a file of code that a person would read. */
export type Found = { line: number; text: string }

type Node = ESTree.Node

/** Attributes of elements that no person reads. */
const unreadAttributes =
  /^(className|id|key|type|name|to|href|src|srcSet|sizes|media|rel|role|autoComplete|d|viewBox|style)$/
/**
 * Objects' fields that are for programs: the line of an API's documentation, the name of an event in a log, a schema's.
 */
const forPrograms = /^(summary|event|className|@type)$/
/** What is called with texts for programmers: logs, errors that the process ends with, class lists. */
const toProgrammers = /^(log|console|sql|classNames|createIcon|expect)$|(Error|Problem|Styles)$/

/** Every text of a file that looks like one for people: in elements, and in strings wherever they stand. */
export function findSentences(file: string, source: string): Found[] {
  const found: Found[] = []
  const addFound = (node: Node, text: string) =>
    found.push({
      line: source.slice(0, node.start).split('\n').length,
      text: text.trim().replace(/\s+/g, ' '),
    })
  const { program } = parseSync(file, source)
  visit(program, (node) => {
    if (isSkipped(node)) return false
    if (node.type === 'JSXText' && /\p{L}/u.test(node.value)) addFound(node, node.value)
    if (node.type === 'Literal' && typeof node.value === 'string' && looksLikeSentence(node.value))
      addFound(node, node.value)
    if (node.type === 'TemplateLiteral') {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join('…')
      if (looksLikeSentence(text)) addFound(node, text)
    }
    return true
  })
  return found
}

function visit(node: Node, look: (node: Node) => boolean) {
  if (!look(node)) return
  for (const part of Object.values(node)) {
    const parts: unknown[] = Array.isArray(part) ? part : [part]
    for (const one of parts) if (isNode(one)) visit(one, look)
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Code whose strings are no sentences. */
function isSkipped(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'TSTypeAliasDeclaration':
      return true
    // A key that was pressed, a status: compared, not shown.
    case 'BinaryExpression':
      return /^[!=]==$/.test(node.operator)
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && unreadAttributes.test(node.name.name)
    case 'Property':
      return forPrograms.test(keyOf(node.key))
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && /styles$/i.test(node.id.name)
    case 'NewExpression':
    case 'CallExpression':
      return toProgrammers.test(nameOf(node.callee))
    case 'TaggedTemplateExpression':
      return toProgrammers.test(nameOf(node.tag))
    default:
      return false
  }
}

function keyOf(key: Node) {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

/** `log` for `log.error(…)` and for `request.log.error(…)`, `Error` for `new Error(…)`. */
function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return ''
  const { object, property } = callee
  if (object.type === 'MemberExpression') return nameOf(object.property)
  return object.type === 'Identifier' && toProgrammers.test(object.name) ? object.name : nameOf(property)
}

/** Two words beside each other, or one with a capital: `Cancel`, `is out of stock`; no class list, address or code. */
function looksLikeSentence(text: string) {
  const words = text.trim().split(/\s+/)
  if (/[{}<>=;_|\\]|\w\/\w|^\W*https?:|^\/|^--/.test(text.replaceAll(/ \/ /g, ''))) return false
  if (isClassList(words) || isColumn.test(text) || isOperator.test(text)) return false
  return (
    /^["“(₹]?\p{Lu}\p{Ll}+[.!?:]?$/u.test(text.trim()) ||
    /\p{L}{2,}[,.:!?)]? [(“]?(\p{L}|…)|… \p{L}{2,}/u.test(text)
  )
}

/** A column under another name, as a query asks for it. */
const isColumn = /^[a-z_]+\.[a-z_]+ as [a-z_]+$/

/** An operator of a query's. */
const isOperator = /^is (not|distinct from)$/

const layout =
  /^(block|flex|grid|hidden|relative|absolute|fixed|sticky|truncate|uppercase|underline|italic|group|inline|invisible|rounded|border|shrink|grow|transition|capitalize)$/
const isClassList = (words: string[]) =>
  words.every((word) => /^[a-z\d[\]():/.%!_&>*#,'…-]+$/.test(word)) &&
  words.some((word) => /[a-z\]](-|:)[a-z\d[(…]/.test(word) || layout.test(word))
