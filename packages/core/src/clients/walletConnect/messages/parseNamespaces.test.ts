import { expect, it } from 'vitest'
import { processorMsOf } from '../../../../../../devstack/testing/processorMsOf.js'
import { parseNamespaces } from './parseNamespaces.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

function grantOf(accounts: readonly string[]) {
  return { eip155: { accounts, methods: [], events: [] } }
}

it('chains follow from accounts', () => {
  expect(parseNamespaces(grantOf([`eip155:1:${address}`]), ['eip155'])).toEqual(
    {
      eip155: {
        accounts: [`eip155:1:${address}`],
        chains: ['eip155:1'],
        methods: [],
        events: [],
      },
    },
  )
})

it('a grant without an end is none', () => {
  const accounts = Array.from(
    { length: 1000 },
    (_, index) => `eip155:${index + 1}:${'a'.repeat(120)}`,
  )
  expect(parseNamespaces(grantOf(accounts), ['eip155'])).toBe(undefined)
})

it.each(['abc', '1e3', '-1', '0', ' 1', '0x1', '01', '9'.repeat(200)])(
  'a grant on the chain eip155:%s is none, wherever it is said',
  (reference) => {
    const chain = `eip155:${reference}`
    const good = `eip155:1:${address}`
    const rest = { methods: [], events: [] }
    for (const grant of [
      grantOf([`${chain}:${address}`]),
      grantOf([good, `${chain}:${address}`]),
      { eip155: { accounts: [good], chains: [chain], ...rest } },
      { [chain]: { accounts: [`${chain}:${address}`], ...rest } },
    ])
      expect(parseNamespaces(grant, ['eip155'])?.eip155?.chains).toBe(undefined)
  },
)

it('a grant of many chains is read in time that grows with it alone', () => {
  const grant = Object.fromEntries(
    Array.from({ length: 6_500 }, (_, index) => {
      const chain = `eip155:${index + 1}`
      const accounts = [`${chain}:${address}`]
      return [chain, { accounts, methods: [], events: [] }]
    }),
  )
  const spentMs = processorMsOf(() => {
    expect(parseNamespaces(grant, ['eip155'])).toBe(undefined)
  })
  expect(spentMs).toBeLessThan(1_000)
})
