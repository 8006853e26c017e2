const began = performance.now()

/** `--quick` runs few rounds, to check that a part works or in which direction a change goes. */
export const isQuick = process.argv.includes('--quick')

/** The number of rounds, or a fifth of it with `--quick`. */
export const rounds = (howMany: number) => (isQuick ? Math.ceil(howMany / 5) : howMany)

/** Logs the current step with the elapsed time. */
export function logProgress(what: string) {
  const seconds = Math.round((performance.now() - began) / 1000)
  console.error(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} ${what}`)
}
