import {
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestSolana,
  type TestSolana,
} from '../../../../../devstack/testing/startTestSolana.js'
import { sendSol } from '../../../../../examples/solanaKit/src/sendSol.js'
import { transferInstruction } from '../../../../../examples/solanaKit/src/transferInstruction.js'
import { setUpSolanaChain } from '../../testing/solana/setUpSolanaChain.js'
import { getSolanaSendingSigner } from './getSolanaSendingSigner.js'
import { getSolanaSigner } from './getSolanaSigner.js'

/** Any account that holds nothing yet. */
async function freshAddress() {
  return (await generateKeyPairSigner()).address
}

describe('@solana/kit over the kit, on a local Solana', () => {
  let node: TestSolana
  beforeAll(async () => {
    node = await startTestSolana()
  })
  afterAll(() => node.stop())

  it('[R1.6] sends what it has built and the wallet has signed', async () => {
    const to = await freshAddress()
    const { kit, lamports, stop, wallet } = await setUpSolanaChain(node, 1)
    const signature = await sendSol(kit, {
      nodeUrl: node.url,
      to,
      lamports: 1_500_000_000n,
    })
    expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
    expect(lamports(to)).toBe(1_500_000_000n)
    expect(wallet.calls.map(({ feature }) => feature)).toContain(
      'solana:signTransaction',
    )
    stop()
  })

  it('[R1.6] leaves sending to the wallet that can', async () => {
    const to = await freshAddress()
    const rpc = createSolanaRpc(node.url)
    const { kit, lamports, stop } = await setUpSolanaChain(node, 2, {
      async send(transaction) {
        const wire = Buffer.from(transaction).toString('base64')
        const options = { encoding: 'base64' } as const
        await rpc.sendTransaction(wire as never, options).send()
      },
    })
    const signer = getSolanaSendingSigner(kit)
    const { value: blockhash } = await rpc.getLatestBlockhash().send()
    const bytes = await signAndSendTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        (draft) => setTransactionMessageFeePayerSigner(signer, draft),
        (draft) =>
          setTransactionMessageLifetimeUsingBlockhash(blockhash, draft),
        (draft) =>
          appendTransactionMessageInstruction(
            transferInstruction(signer, to, 2_000_000_000n),
            draft,
          ),
      ),
    )
    expect(bytes).toHaveLength(64)
    expect(lamports(to)).toBe(2_000_000_000n)
    stop()
  })

  it('refuses once the wallet is on another account', async () => {
    const { kit, stop, wallet } = await setUpSolanaChain(node, 3, {
      seeds: [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)],
    })
    const signer = getSolanaSigner(kit)
    wallet.setAccounts([1, 0])
    await expect
      .poll(() => kit.stores.connections.getState().byId.values().next().value)
      .toMatchObject({ accounts: [{ address: wallet.addresses[1] }, {}] })
    const signing = signer.signMessages([
      { content: new Uint8Array(1), signatures: {} },
    ])
    await expect(signing).rejects.toMatchObject({ code: 'WALLET_UNAUTHORIZED' })
    expect(getSolanaSigner(kit).address).toBe(wallet.addresses[1])
    stop()
  })
})
