import * as v from 'valibot'
import { expect, it } from 'vitest'
import { operatorFileSchema } from './operatorFile.js'

const tide = {
  id: 'default',
  name: 'Tide Market',
  origins: ['https://tide.example'],
}
const file = (more: object, ...projects: readonly object[]) => ({
  ...more,
  projects,
  networks: [
    {
      id: 'eip155:1',
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://node.tide.example'],
    },
  ],
})
const issueOf = (input: object) => {
  const { issues } = v.safeParse(operatorFileSchema, input)
  return issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

it('takes projects on origins with TLS, and on this machine without where somebody develops', () => {
  expect(issueOf(file({}, tide))).toBeUndefined()
  for (const host of [
    'localhost:4000',
    'tide.localhost',
    '127.0.0.1',
    '[::1]:1',
  ])
    expect(
      issueOf(file({ dev: true }, { ...tide, origins: [`http://${host}`] })),
    ).toBeUndefined()
})

it.each([
  [{}, 'http://localhost:4000'],
  [{ dev: true }, 'http://tide.example'],
  [{ dev: true }, 'http://localhost.example'],
])('T-FRM-01: says which origin has no TLS: %o %s', (more, origin) => {
  expect(issueOf(file(more, { ...tide, origins: [origin] }))).toEqual([
    `projects: ${origin} has no TLS: only names of this machine may do without, and only where the operator's file says "dev": true`,
  ])
})

it.each(['https://tide.example/', 'tide.example', 'https://*.example'])(
  'says that %s is no origin',
  (origin) => {
    expect(issueOf(file({}, { ...tide, origins: [origin] }))?.[0]).toContain(
      `projects.0.origins.0: ${origin} is no origin: write scheme and host`,
    )
  },
)

it('refuses a second project of one id', () => {
  expect(issueOf(file({}, tide, { ...tide, name: 'Other' }))).toEqual([
    'projects: Two projects have the same id',
  ])
})
