/** Makes something from a value, and again whenever it is another value. */
export function remakeOnChange<Value, Made>(read: () => Value, make: (value: Value) => Made): () => Made {
  let last: { value: Value; made: Made } | undefined
  return () => {
    const value = read()
    if (!last || last.value !== value) last = { value, made: make(value) }
    return last.made
  }
}
