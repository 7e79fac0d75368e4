import { describe, expect, it } from 'vitest'
import { zksync } from '../../networks/evm/zksync.js'
import { solanaDevnet } from '../../networks/solana/solanaDevnet.js'
import { solanaMainnet } from '../../networks/solana/solanaMainnet.js'
import { explorerUrl } from './explorerUrl.js'

const at = (url: string) => ({
  blockExplorers: { default: { name: 'Scan', url } },
})

describe('explorerUrl', () => {
  it('leads to an account or a transaction', () => {
    expect(explorerUrl(solanaMainnet, 'tx', '5abc')).toBe(
      'https://explorer.solana.com/tx/5abc',
    )
    expect(explorerUrl(zksync, 'address', '0x1')).toBe(
      'https://explorer.zksync.io/address/0x1',
    )
    expect(explorerUrl(at('https://scan.test/base/'), 'tx', 'a')).toBe(
      'https://scan.test/base/tx/a',
    )
  })

  it('keeps the query in which an explorer names the network', () => {
    expect(explorerUrl(solanaDevnet, 'tx', '5abc')).toBe(
      'https://explorer.solana.com/tx/5abc?cluster=devnet',
    )
  })

  it.each(['', 'scan.test', 'javascript:alert(1)', 'data:text/html,hi'])(
    'leads nowhere from %j',
    (url) => {
      expect(explorerUrl(at(url), 'tx', 'a')).toBe(undefined)
    },
  )

  it('leads nowhere without an explorer, and never elsewhere', () => {
    expect(explorerUrl(undefined, 'tx', 'a')).toBe(undefined)
    expect(explorerUrl({}, 'tx', 'a')).toBe(undefined)
    expect(explorerUrl(at('https://scan.test'), 'tx', '../a?b#c')).toBe(
      'https://scan.test/tx/..%2Fa%3Fb%23c',
    )
  })
})
