import { openTestDatabase } from './database.ts'

// Opened before the worker's first test is timed: it takes longer than any test, most of all on a busy machine.
await openTestDatabase()
