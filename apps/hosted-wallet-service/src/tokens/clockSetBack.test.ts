import { type Clock, systemClock } from '@hasp/service-frame'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDevice } from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const hourMs = 3_600_000
let aheadMs = 0
/** How far it goes back whenever somebody looks at it. */
let backMs = 0
const clock: Clock = {
  ...systemClock,
  now: () => {
    aheadMs -= backMs
    return systemClock.now() + aheadMs
  },
}

let service: TestService
beforeAll(async () => {
  service = await startTestService({ clock })
})
afterAll(async () => await service.stop())

it('F-33: a clock that leaps ahead and is set back resurrects no proof', async () => {
  const device = await createTestDevice(service)
  await device.signIn('hedy@example.test')
  const { accessToken = '' } = device
  const read = async (proof: string) => {
    const { status } = await fetch(`${service.url}/v1/wallet`, {
      headers: { Authorization: `DPoP ${accessToken}`, DPoP: proof },
    })
    return status
  }
  const newProof = () => device.proof('GET', '/v1/wallet', {}, accessToken)
  const proof = await newProof()
  expect(await read(proof)).toBe(200)
  aheadMs = hourMs
  expect(await read(await newProof())).toBe(200)
  aheadMs = 0
  expect(await read(proof)).toBe(401)
})

it('F-33: requests take their time, whatever the clock says meanwhile', async () => {
  backMs = 1_000
  const device = await createTestDevice(service)
  await device.start('lamarr@example.test')
  const took = service.lines.flatMap((line) => {
    const { durationMs } = JSON.parse(line)
    return durationMs === undefined ? [] : [durationMs]
  })
  expect(took.length).toBeGreaterThan(1)
  for (const durationMs of took) {
    expect(durationMs).toBeGreaterThanOrEqual(0)
    expect(durationMs).toBeLessThan(hourMs)
  }
})
