/** A value that is there, or will be. */
export type Soon<Value> = Value | Promise<Value>

/**
 * Goes on with a value at once when it is there. Answers from memory are many and short: waiting a turn for each would
 * be a tenth of their cost.
 */
export const whenKnown = <Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(next) : next(value)
