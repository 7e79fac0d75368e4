import { walletServiceRoutes } from '@hasp/protocol/walletService'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(async () => await service.stop())

it('T-HDR-01: every route answers with these headers, to whomever it answers', async () => {
  const paths = Object.values(walletServiceRoutes).map(({ method, path }) => ({
    method,
    path,
  }))
  const others = ['/healthz', '/readyz', '/openapi.json', '/v1/none', '/'].map(
    (path) => ({ method: 'GET' as const, path }),
  )
  for (const { method, path } of [...paths, ...others]) {
    const { headers, status } = await fetch(`${service.url}${path}`, {
      method,
      headers: { Origin: service.walletOrigin },
    })
    const {
      connection: _,
      'content-length': __,
      'content-type': type,
      date: ___,
      'keep-alive': ____,
      'transfer-encoding': _____,
      vary: ______,
      ...own
    } = Object.fromEntries(headers)
    expect(type, path).toMatch(/^application\/(problem\+)?json/)
    expect(own, `${method} ${path} ${status}`).toEqual({
      'access-control-allow-origin': service.walletOrigin,
      'access-control-expose-headers': 'Retry-After',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'no-referrer',
      'strict-transport-security':
        'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
    })
  }
})
