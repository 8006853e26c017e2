import { openTestDatabase } from './database.ts'

// Opened before the worker's first test is timed, because it takes longer than any test.
await openTestDatabase()
