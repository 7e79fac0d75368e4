import { balancesPath } from '@hasp/protocol/data'
import { expect, it } from 'vitest'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import { startTestService } from './testing/startTestService.js'

it('counts its requests and its nodes for its operator alone, and no account', async () => {
  const port = await findFreePort()
  const listen = { host: '127.0.0.1', port }
  // Nobody answers at that node.
  const service = await startTestService('http://127.0.0.1:1', {
    hurry: 100,
    configuration: { metrics: { listen } },
  })
  const account = `0x${'a1'.repeat(20)}`
  const asked = `eip155:31337:${account}`
  await fetch(`${service.url}${balancesPath(asked)}`)
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await metrics.text()
  expect(text).toMatch(
    /^hasp_events_total\{event="node failed",network="eip155:31337"\} \d+$/m,
  )
  expect(text).toContain('route="GET /v1/accounts/:account/balances"')
  expect(text).not.toContain(account)
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404)
  await service.stop()
})
