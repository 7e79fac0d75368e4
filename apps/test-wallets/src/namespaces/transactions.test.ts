import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { verify } from '@scure/sr25519'
import { describe, expect, it, onTestFinished } from 'vitest'
import { solanaTestAccounts } from '../../../../devstack/addresses.js'
import { startTestSolana } from '../../../../devstack/testing/startTestSolana.js'
import { polkadotKeys } from './polkadot/polkadotKeys.js'
import { testSeed } from './testSeed.js'
import type { RequestContext } from './WalletNamespace.js'
import { walletNamespaces } from './walletNamespaces.js'

const chains = {
  solana: 'solana:local',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  cosmos: 'cosmos:cosmoshub-4',
} as const

async function answer(
  namespace: keyof typeof chains,
  method: string,
  params: unknown,
  nodeUrl?: string,
) {
  const setup: RequestContext = {
    knownChains: () => [],
    nodeUrlOf: () => nodeUrl,
    signerOf: () => 0,
    goToChain: async () => undefined,
    addChain: () => undefined,
  }
  const request = { chainId: chains[namespace], method, params }
  const prepared = await walletNamespaces[namespace].methods[method]?.(
    request,
    setup,
  )
  const result = await prepared?.fulfil()
  const given: Readonly<Record<string, unknown>> = { ...Object(result) }
  return { given, details: prepared?.details }
}

describe('transactions of the phone wallet', () => {
  it('sends SOL through its own node', async () => {
    const solana = await startTestSolana()
    onTestFinished(() => solana.stop())
    const { runtime, url } = solana
    const to = base58.encode(new Uint8Array(32).fill(5))
    const transaction = transferOf(to, 2_000_000n, runtime.latestBlockhash())
    const method = 'solana_signAndSendTransaction'
    const params = { transaction: base64.encode(transaction) }
    const { details, given } = await answer('solana', method, params, url)
    expect(details).toContainEqual({ term: 'Transfer', detail: '0.002 SOL' })
    expect(details).toContainEqual({ term: 'To', detail: to })
    expect(runtime.log.find(String(given.signature))?.error).toBeNull()
    expect(runtime.account(to)?.lamports).toBe(2_000_000n)
    await expect(answer('solana', method, params)).rejects.toMatchObject({
      code: 4901,
    })
    const cut = { transaction: base64.encode(transaction.slice(0, 99)) }
    await expect(answer('solana', method, cut, url)).rejects.toMatchObject({
      code: -32602,
    })
  })

  it('signs its inputs of a PSBT and says where the money goes', async () => {
    const secret = testSeed('bip122', 0)
    const { address = '', script } = p2wpkh(secp256k1.getPublicKey(secret))
    const transaction = new Transaction()
    const witnessUtxo = { script, amount: 20_000n }
    transaction.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo })
    transaction.addOutputAddress(address, 19_000n)
    const psbt = base64.encode(transaction.toPSBT())
    const signInputs = [{ address, index: 0 }]
    const { details, given } = await answer('bip122', 'signPsbt', {
      psbt,
      signInputs,
    })
    expect(details).toContainEqual({
      term: 'Pays',
      detail: `0.00019 BTC to ${address}`,
    })
    const read = Transaction.fromPSBT(base64.decode(String(given.psbt)))
    read.finalize()
    expect(read.isFinal).toBe(true)
    for (const wrong of [{ psbt: 'x' }, { psbt, signInputs: [{ index: 4 }] }])
      await expect(answer('bip122', 'signPsbt', wrong)).rejects.toMatchObject({
        code: -32602,
      })
  })

  it('signs extrinsics of Polkadot', async () => {
    const genesisHash = `0x${'ab'.repeat(32)}`
    const blockHash = `0x${'cd'.repeat(32)}`
    const { given } = await answer('polkadot', 'polkadot_signTransaction', {
      transactionPayload: {
        method: '0x0503',
        era: '0x00',
        nonce: '0x0000002a',
        tip: '0x00000000000000000000000100000000',
        specVersion: '0x000f4240',
        transactionVersion: '0x0000001a',
        genesisHash,
        blockHash,
        signedExtensions: ['CheckMetadataHash'],
      },
    })
    const expected = [
      ...['0503', '00', 'a8', '0700000000' + '01', '00'],
      ...['40420f00', '1a000000', 'ab'.repeat(32), 'cd'.repeat(32), '00'],
    ].join('')
    const bytes = hexToBytes(String(given.signature).slice(2))
    expect(bytes[0]).toBe(1)
    expect(
      verify(hexToBytes(expected), bytes.slice(1), polkadotKeys.publicKey(0)),
    ).toBe(true)
  })

  it.each([
    ['base64', base64.encode],
    ['hex', bytesToHex],
  ])('signs direct documents of Cosmos in %s', async (_, encode) => {
    const body = Uint8Array.of(1, 2, 3)
    const authInfo = new Uint8Array(200).fill(9)
    const { given } = await answer('cosmos', 'cosmos_signDirect', {
      signDoc: {
        bodyBytes: encode(body),
        authInfoBytes: encode(authInfo),
        chainId: 'cosmoshub-4',
        accountNumber: '300',
      },
    })
    const { pub_key: key, signature: text } = given.signature as {
      signature: string
      pub_key: { value: string }
    }
    const document = concatBytes(
      Uint8Array.of(0x0a, 3, ...body, 0x12, 0xc8, 0x01, ...authInfo, 0x1a, 11),
      new TextEncoder().encode('cosmoshub-4'),
      Uint8Array.of(0x20, 0xac, 0x02),
    )
    const publicKey = base64.decode(key.value)
    expect(secp256k1.verify(base64.decode(text), document, publicKey)).toBe(
      true,
    )
  })
})

/** One transfer of SOL by the first account, still without its signature. */
function transferOf(
  to: string,
  amount: bigint,
  { hash }: { hash: string },
): Uint8Array {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, amount, true)
  return concatBytes(
    Uint8Array.of(1, ...new Uint8Array(64), 1, 0, 1, 3),
    base58.decode(solanaTestAccounts[0]),
    base58.decode(to),
    new Uint8Array(32),
    base58.decode(hash),
    Uint8Array.of(1, 2, 2, 0, 1, 12),
    new Uint8Array(data.buffer),
  )
}
