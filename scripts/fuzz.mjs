// Sends 100,000 malformed requests to a shop on Postgres: `npm run fuzz`. FUZZ_SEED repeats an earlier run; by default the seed
// comes from the current time.
process.env.FUZZ_REQUESTS ??= '100000'
process.env.FUZZ_SEED ??= String(Date.now() % 1_000_000_000)
process.argv.push('--postgres', 'test/fuzz')
await import('./test.mjs')
