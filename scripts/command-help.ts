/**
 * Prints how a command is used and ends the process, if it was called with `--help`. Must be called first, so that
 * nothing else happens.
 */
export function printHelp(usage: string) {
  if (!process.argv.includes('--help')) return
  console.log(usage)
  process.exit(0)
}

/** The error for an unknown or incomplete flag, in one sentence; undefined for any other error. */
export const describeFlagError = (error: Error) =>
  'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')
    ? `${error.message.split('. ')[0]}. Run the command with --help to see its options.`
    : undefined
