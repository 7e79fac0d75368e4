import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { killCases, killRounds } from '../testing/killCases.js'
import {
  type KilledService,
  startKilledService,
} from '../testing/startKilledService.js'

let service: KilledService
beforeAll(async () => {
  service = await startKilledService()
}, 120_000)
afterEach(() => service.program.kill())
afterAll(() => service?.stop())

it.each(killCases)(
  '[R7.31] [R7.36] $whatHolds',
  { timeout: 60_000 + killRounds(1) * 20_000 },
  ({ kill, share }) => kill(service, killRounds(share)),
)

it('it was killed as often as was said', () => {
  expect(service.program.kills()).toBeGreaterThanOrEqual(killRounds(1))
})
