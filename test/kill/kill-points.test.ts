import { test } from 'vitest'
import { buys, killTimeoutMs, surviveKills } from './kill-stories.ts'

/*
 * On the embedded database, whose files a killed process leaves as they are. All stories run on a server, in
 * `kill-points.race.ts`.
 */
test(
  'a shop with an embedded database killed at any point of a purchase loses no money and no stock',
  () => surviveKills(buys()),
  killTimeoutMs,
)
