import { describe, expect, it } from 'vitest'
import { redact } from './redact.js'

describe('what the developer tools show', () => {
  it('hides what gives access', () => {
    expect(
      redact({
        uri: 'wc:topic@2?symKey=abc',
        said: 'wc:topic@2?symKey=abc',
        privateKey: '0x1',
        symKey: '0x1',
        projectId: 'id',
        signature: '0x1',
        cause: 'anything',
      }),
    ).toEqual({
      uri: '•••',
      said: '•••',
      privateKey: '•••',
      symKey: '•••',
      projectId: '•••',
      signature: '•••',
      cause: '•••',
    })
  })

  it('keeps of an address its host, and of an address alone all', () => {
    expect(
      redact([
        'https://node.example/v2/key',
        'wss://user:word@relay.example/?projectId=1',
        'http://localhost:8545',
        'https://no host',
      ]),
    ).toEqual([
      'https://node.example/…',
      'wss://relay.example/…',
      'http://localhost:8545',
      '•••',
    ])
  })

  it('shows what is plain data, and nothing of strangers', () => {
    class Wallet {
      get key() {
        throw new Error('Looked at')
      }
    }
    const trap = {
      get accounts() {
        throw new Error('Looked at')
      },
    }
    expect(
      redact({
        byId: new Map([['one', { value: 1n }]]),
        names: new Set(['a']),
        wallet: new Wallet(),
        open: () => 1,
        nothing: undefined,
        many: Number.NaN,
        trap,
      }),
    ).toEqual({
      byId: { one: { value: '1n' } },
      names: ['a'],
      wallet: '‹Wallet›',
      nothing: 'undefined',
      many: 'NaN',
      trap: { accounts: 'undefined' },
    })
  })

  it('ends in whatever goes round', () => {
    const round: Record<string, unknown> = {}
    round.self = round
    expect(JSON.stringify(redact(round))).toContain('…')
  })

  it('shortens what is long', () => {
    expect(redact('a'.repeat(300))).toHaveLength(201)
    expect(redact(Array.from({ length: 99 }, () => 1))).toHaveLength(50)
    expect(redact('data:image/png;base64,AAAAAAAAAAAA')).toMatch(/^data.{20}…$/)
  })
})
