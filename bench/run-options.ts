const began = performance.now()

/** `--quick` measures with few rounds: to see that a part works, or which way a change goes. */
export const isQuick = process.argv.includes('--quick')

/** So many rounds, or a fifth of them when it has to be quick. */
export const rounds = (howMany: number) => (isQuick ? Math.ceil(howMany / 5) : howMany)

/** Tells what is being done and for how long this has been going on. */
export function logProgress(what: string) {
  const seconds = Math.round((performance.now() - began) / 1000)
  console.error(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} ${what}`)
}
