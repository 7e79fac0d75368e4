import type { Holds } from '@hasp/service-frame/balances'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import { createTestDevice } from '../testing/createTestDevice.js'
import { makeTestWallet } from '../testing/makeTestWallet.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const holds: Holds = { lengthMs: async () => 60_000 }

let metricsUrl: string
let service: TestService
beforeAll(async () => {
  const metricsPort = await findFreePort()
  metricsUrl = `http://localhost:${metricsPort}/metrics`
  service = await startTestService({
    hasNoSendLimits: true,
    holds,
    metricsPort,
    // Nobody answers there.
    rpcUrl: 'http://127.0.0.1:1',
  })
})
afterAll(async () => await service.stop())

async function look() {
  const answer = await fetch(metricsUrl)
  const text = await answer.text()
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  return {
    text,
    type: answer.headers.get('content-type'),
    /** Of a name with its labels, as the format writes them. */
    value: (name: string) => {
      const line = lines.find((one) => one.startsWith(`${name} `))
      return line === undefined ? undefined : Number(line.split(' ').at(-1))
    },
  }
}

describe('what an operator watches', () => {
  it('are requests by route and status, mails, holds and nodes, and nothing of a visitor', async () => {
    const email = 'grace@example.test'
    const owner = await createTestDevice(service)
    await owner.signIn(email)
    await makeTestWallet(owner, 'assisted')
    const thief = await createTestDevice(service)
    await thief.signIn(email)
    const path = '/v1/rpc/eip155:31337'
    const asked = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `DPoP ${owner.accessToken}`,
        DPoP: await owner.proof('POST', path, {}, owner.accessToken),
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
    })
    expect(asked.status).toBe(503)
    await fetch(`${service.url}/v1/${email}?token=secret`)

    const { text, type, value } = await look()
    expect(type).toContain('text/plain')
    const seconds = 'hasp_request_duration_seconds_count'
    expect(
      value(`${seconds}{route="POST /v1/rpc/:networkId",status="503"}`),
    ).toBe(1)
    expect(value(`${seconds}{route="POST /v1/challenges",status="200"}`)).toBe(
      2,
    )
    expect(value('hasp_events_total{event="mail failed"}')).toBe(0)
    expect(value('hasp_events_total{event="mail sent"}')).toBeGreaterThan(1)
    expect(
      value('hasp_events_total{event="node failed",network="eip155:31337"}'),
    ).toBe(1)
    expect(value('hasp_holds')).toBe(1)
    expect(value('hasp_mailbox_moves')).toBe(0)
    const connections = value('hasp_database_connections')
    if ('url' in service.database) expect(connections).toBeGreaterThan(0)
    else expect(connections).toBeUndefined()
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    for (const secret of ['grace', 'secret', owner.accessToken ?? 'none'])
      expect(text).not.toContain(secret)
  })

  it('is how many mails wait, and since when', async () => {
    const mails = async () => (await look()).value('hasp_outbox_mails')
    await expect.poll(mails).toBe(0)
    await service.orderFault({ kind: 'refuse', count: 20 })
    const device = await createTestDevice(service)
    await device.start('refused@example.test')
    await expect
      .poll(async () => (await look()).value('hasp_outbox_oldest_seconds'), {
        timeout: 10_000,
      })
      .toBeGreaterThan(0.5)
    expect(await mails()).toBe(1)
    await expect
      .poll(async () =>
        (await look()).value('hasp_events_total{event="mail failed"}'),
      )
      .toBeGreaterThan(0)
  })

  it('is nowhere but where it was said to be', async () => {
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404)
    expect((await fetch(new URL('/', metricsUrl))).status).toBe(404)
  })
})
