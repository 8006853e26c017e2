/** A node of Stryker's syntax tree, as far as it is used here. */
type Node = {
  type: string
  name?: string
  object?: Node
  property?: Node
  callee?: Node
  expression?: Node
}

/** The name at the end of `log` or `parts.log`. */
const lastName = (node: Node | undefined) => node?.name ?? node?.property?.name

/**
 * Whether a node calls `parts.log.warn(…)`, for operators, or `hooks?.at?.(…)`, for tests: neither is a business rule.
 */
function isLogOrHook({ type, callee, expression }: Node): boolean {
  if (type === 'ExpressionStatement' && expression) return isLogOrHook(expression)
  if (type !== 'CallExpression' && type !== 'OptionalCallExpression') return false
  const of = lastName(callee?.object)
  return of === 'log' || (of === 'hooks' && lastName(callee?.property) === 'at')
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'leave-out',
    value: {
      shouldIgnore: ({ node }: { node: Node }) =>
        isLogOrHook(node) ? 'a line of the log, or a place for tests to step in' : undefined,
    },
  },
]
