import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const count = 60

let service: TestService
beforeAll(async () => {
  service = await startTestService({ requestsPerMinute: count })
})
afterAll(async () => await service.stop())

it('refuses more than so many in a minute, says when, and lets the wallet’s page read it', async () => {
  const ask = () =>
    fetch(`${service.url}/v1/nonce`, {
      headers: {
        Origin: service.walletOrigin,
        // Nobody in front of the service has written this.
        'X-Forwarded-For': crypto.randomUUID(),
      },
    })
  const answers = await Promise.all(Array.from({ length: count + 5 }, ask))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  const [first] = refused
  expect(first?.headers.get('Access-Control-Allow-Origin')).toBe(
    service.walletOrigin,
  )
  const problem = await first?.json()
  expect(problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(Number(first?.headers.get('Retry-After'))).toBe(
    Math.ceil(problem.retryAfterMs / 1000),
  )
  // Who watches the service is not a visitor.
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
})
