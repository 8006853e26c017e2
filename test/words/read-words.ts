import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node

/** A sentence of a words file, or a group of them: its code, and the plain comment that stands right above it. */
export type WordsEntry = {
  /** `taken.phone`, `promises.0.title` */
  path: string
  node: Node
  start: number
  comment: string | undefined
}

export type WordsFile = { source: string; entries: Map<string, WordsEntry> }

/** Every name of a words file, with what stands inside groups: `taken`, `taken.phone`. */
export function readWords(file: string, source: string): WordsFile {
  const { program, comments } = parseSync(file, source)
  const entries = new Map<string, WordsEntry>()
  const plain = comments.filter(({ type }) => type === 'Line')
  const addEntry = (path: string, node: Node, start: number) => {
    const comment = plain.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '')
    entries.set(path, { path, node, start, comment: comment?.value.trim() })
    for (const [name, inner, innerStart] of partsOf(node)) addEntry(`${path}.${name}`, inner, innerStart)
  }
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) addEntry(id.name, withoutCast(init), statement.start)
  }
  return { source, entries }
}

/** What a group holds: an object's or a list's, each with where it starts. */
export function partsOf(node: Node): [string, Node, number][] {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((one, at) => (one ? [[String(at), withoutCast(one), one.start]] : []))
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((one) =>
    one.type === 'Property' ? [[keyOf(one.key), withoutCast(one.value), one.start]] : [],
  )
}

const keyOf = (key: Node) =>
  key.type === 'Literal' ? String(key.value) : 'name' in key ? String(key.name) : ''

/** Without what only the compiler reads: `… as const`. */
const withoutCast = (node: Node): Node =>
  node.type === 'TSAsExpression' ? withoutCast(node.expression) : node

/** A sentence on one line: a string's text, the inside of a function's template, or the code that makes it. */
export function sentenceOn({ source }: WordsFile, node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1)
  if (node.type === 'ArrowFunctionExpression')
    return sentenceOn({ source, entries: new Map() }, returnedBy(node.body))
  return source
    .slice(node.start, node.end)
    .replace(/,(?=\s*[\])}])/g, '')
    .replace(/\s+/g, ' ')
}

/** What a function gives back. */
function returnedBy(body: Node): Node {
  if (body.type !== 'BlockStatement') return body
  const last = body.body.at(-1)
  return last?.type === 'ReturnStatement' && last.argument ? last.argument : body
}

/** The values that a sentence is made from, by name. */
export function valuesOf(node: Node): string[] {
  if (node.type !== 'ArrowFunctionExpression') return []
  const [given] = node.params
  if (given?.type !== 'ObjectPattern') return given ? ['all'] : []
  return given.properties.flatMap((one) => (one.type === 'Property' ? [keyOf(one.key)] : [])).sort()
}

/** The texts that stand in a sentence, wherever: no keys, no types, no names of values. */
export function textsIn(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement') return [node.value.cooked ?? '']
  if (node.type === 'BinaryExpression') return []
  return Object.entries(node)
    .filter(([field]) => !['key', 'params', 'returnType', 'typeAnnotation', 'property'].includes(field))
    .flatMap(([, part]) => (Array.isArray(part) ? part : [part]))
    .filter(isNode)
    .flatMap(textsIn)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
