import { describe, expect, it } from 'vitest'
import { bridgeAddresses, setUpBridge } from '../../testing/setUpBridge.js'
import { getEthersSigner } from './getEthersSigner.js'

const [from, to] = bridgeAddresses
const hash = `0x${'01'.repeat(32)}`

/** A signer for the first of two chains, with the wallet on that chain. */
async function setUp() {
  const setup = setUpBridge()
  await setup.connectKite()
  const signer = await getEthersSigner(setup.kit)
  const asked = (method: string) =>
    setup.wallet.calls.filter((call) => call.method === method)
  return { ...setup, asked, signer }
}

describe('an ethers signer', () => {
  it('sends on the chain that it was made for, and says which', async () => {
    const { asked, signer, stop, wallet } = await setUp()
    wallet.every('eth_sendTransaction').answer(hash)
    const transaction = { to, value: 1n, gasLimit: 21_000n }
    expect(await signer.sendUncheckedTransaction(transaction)).toBe(hash)
    const named = { ...transaction, chainId: 31_337n }
    expect(await signer.sendUncheckedTransaction(named)).toBe(hash)
    expect(asked('eth_sendTransaction').map(({ params }) => params)).toEqual([
      [
        expect.objectContaining({
          from: from.toLowerCase(),
          chainId: '0x7a69',
        }),
      ],
      [
        expect.objectContaining({
          from: from.toLowerCase(),
          chainId: '0x7a69',
        }),
      ],
    ])
    stop()
  })

  it.each([
    ['sends', 'sendUncheckedTransaction', 'eth_sendTransaction'],
    ['signs', 'signTransaction', 'eth_signTransaction'],
  ] as const)(
    '%s nothing while the wallet is on another chain',
    async (_, action, method) => {
      const { asked, clock, signer, stop, wallet } = await setUp()
      wallet.every(method).answer(hash)
      const transaction = { to, value: 1n, gasLimit: 21_000n }
      wallet.setChainId(31_338)
      const refusal = { code: 4901, cause: { code: 'UNSUPPORTED_CHAIN' } }
      await expect(signer[action](transaction)).rejects.toMatchObject(refusal)
      // The kit has heard of it, and it is a chain of the site: still not.
      await clock.advance(200)
      await expect(signer[action](transaction)).rejects.toMatchObject(refusal)
      expect(asked(method)).toEqual([])

      wallet.setChainId(31_337)
      expect(await signer[action](transaction)).toBe(hash)
      expect(asked(method)).toHaveLength(1)
      stop()
    },
  )

  it.each([
    ['sends', 'sendUncheckedTransaction', 'eth_sendTransaction'],
    ['signs', 'signTransaction', 'eth_signTransaction'],
  ] as const)(
    '%s no transaction that names another chain',
    async (_, action, method) => {
      const { asked, signer, stop, wallet } = await setUp()
      wallet.every(method).answer(hash)
      for (const chainId of [31_338n, 1n, 0n]) {
        const transaction = { to, value: 1n, gasLimit: 21_000n, chainId }
        await expect(signer[action](transaction)).rejects.toMatchObject({
          code: 4901,
        })
      }
      expect(asked(method)).toEqual([])
      stop()
    },
  )
})
