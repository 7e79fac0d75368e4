import { expect, it } from 'vitest'
import { addresses } from './addresses.js'
import { contentSecurityPolicy } from './contentSecurityPolicy.js'

it('lets the demo talk to the chains, the relay, the data and the wallet of its own stack only', () => {
  const policy = contentSecurityPolicy(addresses(100))
  expect(policy.split('; ')).toContain(
    "connect-src 'self' http://localhost:8645 ws://localhost:8645 http://localhost:8646 ws://localhost:8646 http://localhost:8999 ws://localhost:9000 ws://localhost:4104 http://localhost:4103 http://localhost:4101",
  )
  // Pictures of names.
  expect(policy.split('; ')).toContain(
    "img-src 'self' data: http://localhost:4103",
  )
  expect(policy.split('; ')).toContain('frame-src http://localhost:4101')
})
