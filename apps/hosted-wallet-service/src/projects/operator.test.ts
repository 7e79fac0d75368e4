import { writeFile } from 'node:fs/promises'
import type { Clock } from '@hasp/service-frame'
import { systemClock } from '@hasp/service-frame'
import { changeOperatorFile } from '@hasp/service-frame/operator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addOrigin,
  type OperatorChange,
  removeOrigin,
  stopApprovals,
} from '../commands/operatorChanges.js'
import { createTestDevice } from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let aheadMs = 0
const clock: Clock = {
  ...systemClock,
  now: () => systemClock.now() + aheadMs,
}
let service: TestService
beforeAll(async () => {
  service = await startTestService({ clock, hasNoSendLimits: true })
})
afterAll(async () => await service.stop())

async function change(of: OperatorChange) {
  await changeOperatorFile(service.operatorPath, of)
  aheadMs += 10_000
}

describe('what the operator changes', () => {
  it('holds within ten seconds: an origin is added, and taken away', async () => {
    const device = await createTestDevice(service)
    const start = async (origin: string) => {
      const { status } = await device.send('startChallenge', {
        projectId: 'default',
        origin,
        email: 'grace@example.test',
        deviceName: 'Chromium on Linux',
      })
      return status
    }
    const origin = 'https://tide.example'
    expect(await start(origin)).toBe(403)
    await change(addOrigin('default', origin))
    expect(await start(origin)).toBe(200)
    await change(removeOrigin('default', origin))
    expect(await start(origin)).toBe(403)
  })

  it('G-33: stops every approval, and what was signed meanwhile goes nowhere', async () => {
    const device = await createTestDevice(service)
    await device.signIn('katherine@example.test')
    const outcome = {
      origin: service.siteOrigin,
      requestId: 'a',
      digest: 'A'.repeat(43),
      sealed: 'AAAA',
    }
    const stopped = [
      ['readServerHalf', {}],
      ['startRecovery', { recoveryId: crypto.randomUUID() }],
      ['keepOutcome', outcome],
    ] as const
    await change(stopApprovals(true))
    for (const [name, body] of stopped) {
      const answer = await device.send(name, body)
      expect(answer.status, name).toBe(503)
      expect(await answer.json(), name).toEqual({
        status: 503,
        code: 'APPROVALS_STOPPED',
      })
    }
    expect(await device.call('readWallet', {})).toMatchObject({
      areApprovalsStopped: true,
    })
    await change(stopApprovals(false))
    expect(await device.call('keepOutcome', outcome)).toEqual({ isFirst: true })
    expect(await device.call('readWallet', {})).not.toHaveProperty(
      'areApprovalsStopped',
    )
  })

  it('T-FRM-01: a page without TLS is no origin where nobody develops', async () => {
    await expect(change((file) => ({ ...file, dev: false }))).rejects.toThrow(
      `${service.siteOrigin} has no TLS: only names of this machine may do without`,
    )
  })

  it('that cannot be used is told to the operator, and the file of before goes on', async () => {
    await writeFile(service.operatorPath, '{')
    aheadMs += 10_000
    const device = await createTestDevice(service)
    await device.signIn('dorothy@example.test')
    expect(service.lines).toContainEqual(
      JSON.stringify({ event: 'operator file failed' }),
    )
  })
})
