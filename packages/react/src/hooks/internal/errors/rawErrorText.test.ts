import { KitError } from '@hasp/core/errors'
import { describe, expect, it } from 'vitest'
import { rawErrorText } from './rawErrorText.js'

const failed = (cause: unknown) =>
  rawErrorText(new KitError('WALLET_ERROR', {}, { cause })).split('\n')

describe('the words of a wallet', () => {
  it('are the code, then what caused it', () => {
    expect(failed(new Error('Nonce too low'))).toEqual([
      'WALLET_ERROR',
      'Nonce too low',
    ])
  })

  it('are found in plain objects, as most wallets throw them', () => {
    expect(failed({ code: -32603, message: 'Internal error' })).toEqual([
      'WALLET_ERROR',
      '-32603: Internal error',
    ])
    expect(failed({ message: 'no', cause: { code: 'E1' } })).toEqual([
      'WALLET_ERROR',
      'no',
      'E1',
    ])
    expect(failed('just text')).toEqual(['WALLET_ERROR', 'just text'])
  })

  it('are followed through errors of the kit', () => {
    const inner = new KitError(
      'USER_REJECTED',
      {},
      { cause: { code: 4001, message: 'User denied' } },
    )
    expect(failed(inner)).toEqual([
      'WALLET_ERROR',
      `USER_REJECTED: ${inner.message}`,
      '4001: User denied',
    ])
  })

  it('are the own sentence when nothing caused it', () => {
    const error = new KitError('WALLET_LOCKED')
    expect(rawErrorText(error)).toBe(`WALLET_LOCKED\n${error.message}`)
    expect(failed(Object.create(null))).toHaveLength(2)
  })

  it('are at most five causes of 200 characters', () => {
    let deep: { message: string; cause?: unknown } = { message: 'end' }
    for (let times = 0; times < 20; times += 1)
      deep = { message: 'x'.repeat(900), cause: deep }
    const [, ...lines] = failed(deep)
    expect(lines).toHaveLength(5)
    for (const line of lines) expect(line).toHaveLength(200)
  })

  it('end where they go round in a circle', () => {
    const round: { message: string; cause?: unknown } = { message: 'again' }
    round.cause = round
    expect(failed(round)).toEqual(['WALLET_ERROR', 'again'])
  })

  it('stay one line each, without controls or turned directions', () => {
    expect(failed('one\ntwo\u0000\u202Ethree\u200B')).toEqual([
      'WALLET_ERROR',
      'one two three',
    ])
  })

  it('are left out when reading them throws', () => {
    const trap = new Proxy(
      {},
      {
        get() {
          throw new Error('trap')
        },
      },
    )
    expect(failed(trap)).toHaveLength(2)
  })
})
