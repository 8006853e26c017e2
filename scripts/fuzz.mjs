// A hundred thousand odd requests to a shop on Postgres, from a seed of this moment: `npm run fuzz`. FUZZ_SEED asks the same
// ones again.
process.env.FUZZ_REQUESTS ??= '100000'
process.env.FUZZ_SEED ??= String(Date.now() % 1_000_000_000)
process.argv.push('--postgres', 'test/fuzz')
await import('./test.mjs')
