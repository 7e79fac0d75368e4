import { encodeErrorResult, type Hex } from 'viem'
import { expect, it } from 'vitest'
import type { Nodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { callWithLookups } from './callWithLookups.js'
import { lookupAbi } from './ensAbi.js'

const contract: Hex = `0x${'a1'.repeat(20)}`

/** @param bytes of what the contract fails with, all in all */
async function call(bytes: number) {
  const urls = ['https://gateway.example/{data}']
  const encode = (extra: number) =>
    encodeErrorResult({
      abi: lookupAbi,
      args: [contract, urls, '0x', '0x01020304', `0x${'05'.repeat(extra)}`],
    })
  const reverted = encode(bytes - (encode(0).length - 2) / 2)
  const asked: unknown[] = []
  const nodes: Nodes = {
    ask: async () => {
      throw new UpstreamFailure('REVERTED', { cause: reverted })
    },
  }
  const askGateways = async (lookup: { readonly urls: readonly string[] }) => {
    asked.push(lookup.urls)
    throw new UpstreamFailure('NO_ANSWER')
  }
  const parts = { nodes, askGateways }
  const { signal } = new AbortController()
  const code = await callWithLookups(parts, contract, '0x', signal).catch(
    (error) => error.code,
  )
  return { asked, code, size: (reverted.length - 2) / 2, urls }
}

// A lookup is four bytes and words.
const most = 32 * 1024 - 28

it('reads what a contract looks up, of 32 KiB too', async () => {
  const { asked, code, size, urls } = await call(most)
  expect(size).toBe(most)
  expect(code).toBe('NO_ANSWER')
  expect(asked).toEqual([urls])
})

it('reads no lookup that is larger', async () => {
  const { asked, code } = await call(most + 32)
  expect(code).toBe('NOT_UNDERSTOOD')
  expect(asked).toEqual([])
})
