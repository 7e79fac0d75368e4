import { expect, it } from 'vitest'
import { encodeBase58 } from '../../../encoding/base58.js'
import { encodeBase64 } from '../../../encoding/base64.js'
import type { TransactionChange } from '../../../entities/transfer/transaction.js'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { fakeNode } from '../../../testing/fakeNode.js'
import { solanaTestNetworks } from '../../../testing/solana/solanaTestNetworks.js'
import { buildTransfer } from '../transfer/buildTransfer.js'
import { createSolanaChain } from './createSolanaChain.js'

const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const [from, to, blockhash] = [1, 2, 9].map((byte) =>
  encodeBase58(new Uint8Array(32).fill(byte)),
) as [string, string, string]
const signature = encodeBase58(new Uint8Array(64).fill(7))
const amount = 250_000_000n
const bytes = buildTransfer(
  {
    namespace: 'solana',
    networkId: solanaTestNetworks[0].caipNetworkId,
    from,
    to,
    token: { type: 'native', symbol: 'SOL', decimals: 9 },
    amount,
  },
  {
    way: { type: 'native' },
    arriving: amount,
    rent: 0n,
    unitPrice: 0n,
    unitLimit: 1_000,
    isContract: false,
    cautions: [],
  },
  { hash: blockhash, lastBlock: 1_000n },
)

it('tells the hash of a lost transfer though the first look at it fails', async () => {
  const clock = createFakeClock()
  let failures = 3
  const node = fakeNode(({ method }) => {
    if (method === 'getGenesisHash') return { result: genesis }
    if (method === 'getSignaturesForAddress') return { result: [{ signature }] }
    if (method === 'getTransaction')
      return { result: { transaction: [encodeBase64(bytes), 'base64'] } }
    failures -= 1
    if (failures >= 0) return 'refuse'
    const status = { err: null, confirmationStatus: 'finalized' }
    return { result: { context: { slot: 1 }, value: [status] } }
  })
  const changes: TransactionChange[] = []
  const { signal } = new AbortController()
  const watching = createSolanaChain(
    createTestEnvironment({ clock, fetch: node.fetch }),
  ).watchTransaction({
    network: solanaTestNetworks[0],
    transaction: {
      from,
      status: 'unknown',
      sentAt: clock.now(),
      transfer: { amount, to },
    },
    isTaken: () => false,
    onChange: (change) => changes.push(change),
    signal,
  })
  // What reads transfers is loaded meanwhile.
  await expect
    .poll(async () => {
      await clock.advance(1_000)
      return changes.at(-1)?.status
    })
    .toBe('final')
  await watching
  expect(changes.map(({ hash }) => hash)).toContain(signature)
})
