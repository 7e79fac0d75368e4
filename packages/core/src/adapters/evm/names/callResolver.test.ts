import { expect, it } from 'vitest'
import { KitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { bytesField, encodeFields, listField } from '../chain/abi/dynamic.js'
import { encodeWord } from '../chain/abi/words.js'
import type { GatewayQuestion } from './askGateway.js'
import { callResolver } from './callResolver.js'

const resolver = `0x${'a1'.repeat(20)}`

/** Calls a resolver that looks up with so many bytes of a question. */
async function look(bytes: number) {
  const asked: GatewayQuestion[] = []
  const lookup = encodeFields([
    resolver.slice(2).padStart(64, '0'),
    listField([bytesField('61')]),
    bytesField('05'.repeat(bytes)),
    encodeWord(0),
    bytesField(''),
  ])
  const client = {
    read: async () => {
      throw new KitError(
        'RPC_ERROR',
        { code: 3 },
        { cause: { data: `0x556f1830${lookup}` } },
      )
    },
  } as unknown as RpcClient
  const calling = callResolver({
    client,
    to: resolver,
    data: '01020304',
    ask: async (question) => {
      asked.push(question)
      return undefined
    },
    signal: new AbortController().signal,
  })
  await expect(calling).rejects.toMatchObject({ code: 'NAME_UNRESOLVED' })
  return { asked, digits: lookup.length }
}

it('asks what a resolver looks up with 32 KiB, and no more', async () => {
  const around = (await look(0)).digits / 2
  const most = 32 * 1024 - around
  expect((await look(most)).asked).toHaveLength(1)
  expect((await look(most + 32)).asked).toEqual([])
})
