import fc from 'fast-check'
import {
  encodeFunctionData,
  type Hex,
  hexToBytes,
  maxUint160,
  maxUint256,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeCall, knownMethods } from './decodeCall.js'

const account = `0x${'aa'.repeat(20)}`
const stranger = `0x${'bb'.repeat(20)}` as const
const token = `0x${'cc'.repeat(20)}` as const
const abi = parseAbi([
  'function transfer(address,uint256)',
  'function transferFrom(address,address,uint256)',
  'function approve(address,uint256)',
  'function setApprovalForAll(address,bool)',
  'function safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  'function multicall(bytes[])',
  'function aggregate3((address,bool,bytes)[])',
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'function upgradeTo(address)',
])
const permit2 = parseAbi(['function approve(address,address,uint160,uint48)'])

const decode = (data: Hex, value = 0n) =>
  decodeCall(account, {
    caller: account,
    to: token,
    value,
    data: hexToBytes(data),
  })
const approveAll = encodeFunctionData({
  abi,
  functionName: 'approve',
  args: [stranger, maxUint256],
})

describe('decodeCall', () => {
  it('knows each method by the selector of its signature', () => {
    for (const [selector, { signature }] of Object.entries(knownMethods))
      expect(`${signature} ${toFunctionSelector(signature)}`).toBe(
        `${signature} ${selector}`,
      )
  })

  it('says what is transferred, to the base unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: maxUint256 }), (amount) => {
        const data = encodeFunctionData({
          abi,
          functionName: 'transfer',
          args: [stranger, amount],
        })
        expect(decode(data)).toMatchObject({
          outgoing: [
            {
              asset: { type: 'token', address: token },
              amount,
              counterparty: stranger,
            },
          ],
          isBlind: false,
        })
      }),
    )
  })

  it('calls an allowance without a limit what it is', () => {
    expect(decode(approveAll)).toMatchObject({
      approvals: [{ type: 'amount', spender: stranger, isUnlimited: true }],
      warnings: ['controlGiven', 'neverExpires', 'unlimited'],
    })
    const limited = encodeFunctionData({
      abi: permit2,
      functionName: 'approve',
      args: [token, stranger, maxUint160 - 1n, 1_900_000_000],
    })
    expect(decode(limited)).toMatchObject({
      approvals: [{ of: token, expiresAtS: 1_900_000_000n }],
    })
  })

  it('takes an allowance of nothing for taking back', () => {
    const data = encodeFunctionData({
      abi,
      functionName: 'setApprovalForAll',
      args: [stranger, false],
    })
    expect(decode(data).approvals).toMatchObject([{ type: 'revoked' }])
  })

  it('finds an approval four calls deep', () => {
    let data = approveAll
    for (let depth = 0; depth < 4; depth += 1)
      data = encodeFunctionData({
        abi,
        functionName: 'multicall',
        args: [[data]],
      })
    expect(decode(data)).toMatchObject({
      approvals: [{ spender: stranger, isUnlimited: true }],
      isBlind: false,
    })
    const deeper = encodeFunctionData({
      abi,
      functionName: 'multicall',
      args: [[data]],
    })
    expect(decode(deeper)).toMatchObject({ isBlind: true, approvals: [] })
  })

  it('lists every effect of a batch that another contract calls', () => {
    const pull = encodeFunctionData({
      abi,
      functionName: 'transferFrom',
      args: [account as Hex, stranger, 5n],
    })
    const data = encodeFunctionData({
      abi,
      functionName: 'aggregate3',
      args: [[[token, true, pull]]],
    })
    expect(decode(data)).toMatchObject({
      outgoing: [{ amount: 5n, counterparty: stranger }],
      calls: [{ depth: 0 }, { depth: 1, to: token }],
    })
  })

  it('is blind to code that runs as a Safe', () => {
    const data = encodeFunctionData({
      abi,
      functionName: 'execTransaction',
      args: [stranger, 0n, '0x12345678', 1, 0n, 0n, 0n, token, token, '0x'],
    })
    expect(decode(data)).toMatchObject({
      isBlind: true,
      warnings: ['callsUnknown', 'delegateCall'],
    })
  })

  it('calls an upgrade control that is given away', () => {
    const data = encodeFunctionData({
      abi,
      functionName: 'upgradeTo',
      args: [stranger],
    })
    expect(decode(data).approvals).toMatchObject([
      { type: 'owner', of: token, spender: stranger },
    ])
  })

  it('reads lists, and pairs each item with its amount', () => {
    const data = encodeFunctionData({
      abi,
      functionName: 'safeBatchTransferFrom',
      args: [account as Hex, stranger, [7n, 8n], [1n, 20n], '0x'],
    })
    expect(decode(data).outgoing).toMatchObject([
      { asset: { type: 'item', id: 7n }, amount: 1n },
      { asset: { type: 'item', id: 8n }, amount: 20n },
    ])
  })

  it('never throws and never guesses, whatever the bytes are', () => {
    const selectors = Object.keys(knownMethods)
    const someBytes = fc.uint8Array({ maxLength: 400 })
    fc.assert(
      fc.property(
        fc.constantFrom(...selectors),
        someBytes,
        (selector, bytes) => {
          const data = Uint8Array.from([
            ...hexToBytes(selector as Hex),
            ...bytes,
          ])
          const call = { caller: account, to: token, value: 0n, data }
          expect(decodeCall(account, call).calls.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('gives up a batch that points at itself again and again', () => {
    let data: Hex = approveAll
    for (let depth = 0; depth < 4; depth += 1) {
      const same = data
      const list = Array.from({ length: 8 }, () => same)
      data = encodeFunctionData({
        abi,
        functionName: 'multicall',
        args: [list],
      })
    }
    expect(decode(data).isBlind).toBe(true)
  })

  it('gives up calls that lie in the same bytes again and again', () => {
    const word = (value: number) => value.toString(16).padStart(64, '0')
    const padded = `${approveAll.slice(2)}${'00'.repeat(20_000)}`
    const length = padded.length / 2
    const pointAtOne = (count: number): Hex =>
      `0xac9650d8${word(32)}${word(count)}${word(count * 32).repeat(count)}${word(length)}${padded}`
    const written = (data: Hex) =>
      decode(data).calls.reduce((sum, call) => sum + call.data.length, 0)

    const few = pointAtOne(2)
    expect(decode(few)).toMatchObject({ isBlind: false })
    expect(decode(few).calls).toHaveLength(3)

    const many = pointAtOne(245)
    expect(decode(many)).toMatchObject({ isBlind: true })
    expect(decode(many).warnings).toContain('callsUnknown')
    expect(decode(many).approvals).toContainEqual(
      expect.objectContaining({ spender: stranger, isUnlimited: true }),
    )
    expect(written(many)).toBeLessThan(6 * many.length)
  })

  it('reads as many bytes as calls that share none can have', () => {
    let data: Hex = `${approveAll}${'00'.repeat(20_000)}`
    for (let depth = 0; depth < 4; depth += 1)
      data = encodeFunctionData({
        abi,
        functionName: 'multicall',
        args: [[data]],
      })
    expect(decode(data)).toMatchObject({ isBlind: false })
    expect(decode(data).calls).toHaveLength(5)
  })
})
