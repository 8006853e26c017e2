import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzedShop } from './fuzzed-shop.ts'
import { anyRequest, type FuzzRequest } from './requests.ts'

/** `npm run fuzz` sends ten times as many, with a different seed each time. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000)
const firstSeed = Number(process.env.FUZZ_SEED ?? 1)
const ofOneSeed = 500
const maxReported = 10

// Requirement D-106: No malformed request causes a server error.
test(
  `${requests} malformed requests starting at seed ${firstSeed} cause no server error`,
  async () => {
    const { ask, begin, probeStatuses, complaints, answeredToAdmin } = await fuzzedShop()
    const failures: string[] = []
    for (let asked = 0; asked < requests && failures.length < maxReported; asked += ofOneSeed) {
      const seed = firstSeed + asked
      await begin()
      const numRuns = Math.min(ofOneSeed, requests - asked)
      for (const sent of fc.sample(anyRequest, { seed, numRuns })) {
        const answer = await ask(sent)
        const logged = complaints.splice(0)
        if ((answer?.status ?? 0) >= 500 || logged.length > 0)
          failures.push(
            `FUZZ_SEED=${seed}: ${described(sent)}\n→ ${answer?.status} ${answer?.body}\n${logged}`,
          )
      }
    }
    expect(failures.join('\n\n')).toBe('')
    expect(await probeStatuses()).toEqual({ customer: 200, admin: 200 })
    // If the administrator were signed out most of the time, only few endpoints would be reached.
    expect(answeredToAdmin.size).toBeGreaterThan(40)
  },
  30_000 + requests * 30,
)

const described = ({ as, method, path, headers, body }: FuzzRequest) =>
  `${method} ${path} by the ${as} with ${JSON.stringify(headers)} and ${JSON.stringify(body?.toString())}`
