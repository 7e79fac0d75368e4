import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58, base64, hex } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { verify } from '@scure/sr25519'
import { describe, expect, it } from 'vitest'
import { signSolanaTransaction } from '../../namespaces/solana/solanaTransaction.js'
import { testSeed } from '../../namespaces/testSeed.js'
import { walletNamespaces } from '../../namespaces/walletNamespaces.js'
import { createTestWallet } from '../testing/createTestWallet.js'
import { createKeplr } from './createKeplr.js'
import { createNamespaceGate } from './createNamespaceGate.js'
import { createPolkadotSource } from './createPolkadotSource.js'
import { createStandardWallet } from './createStandardWallet.js'
import { devWalletKeyIndex } from './devWalletKeyIndex.js'
import type { NamespaceGate, OtherNamespace } from './NamespaceGate.js'

const namespaces = ['solana', 'bip122', 'polkadot', 'cosmos'] as const
const hub = 'cosmoshub-4'
const mainnet = '000000000019d6689c085ae165831e93'
const text = new TextEncoder().encode('Hello')

type Options = Parameters<typeof createTestWallet>[0]

/** The wallet's faces, over one person, memory and clock of the test's. */
function setUp(options: Options = {}) {
  const wallet = createTestWallet(options)
  const gateOf = (namespace: OtherNamespace) =>
    createNamespaceGate({
      ...wallet,
      namespace,
      nodeUrlOf: () => 'http://node',
    })
  const gates = {
    solana: gateOf('solana'),
    bip122: gateOf('bip122'),
    polkadot: gateOf('polkadot'),
    cosmos: gateOf('cosmos'),
  }
  const standard = createStandardWallet({
    name: 'Dev Wallet',
    icon: 'data:,',
    solana: gates.solana,
    bitcoin: gates.bip122,
    localReference: 'local',
    log: () => undefined,
  })
  return {
    wallet,
    gates,
    standard,
    polkadot: createPolkadotSource(gates.polkadot, () => undefined),
    keplr: createKeplr(gates.cosmos),
  }
}

const own = (namespace: OtherNamespace, account = 0, reference = '') =>
  walletNamespaces[namespace].address(devWalletKeyIndex(account), reference)

/** What each namespace signs, to see how faults show. */
const signs: Record<OtherNamespace, (gate: NamespaceGate) => Promise<unknown>> =
  {
    solana: (gate) =>
      gate.ask('solana_signMessage', 'solana:x', {
        message: base58.encode(text),
      }),
    bip122: (gate) =>
      gate.ask('signMessage', `bip122:${mainnet}`, { message: 'Hello' }),
    polkadot: (gate) =>
      gate.ask('polkadot_signMessage', 'polkadot:x', { message: 'Hello' }),
    cosmos: (gate) =>
      gate.ask('cosmos_signAmino', `cosmos:${hub}`, { signDoc: { memo: '' } }),
  }

describe.each(namespaces)('the dev wallet in the namespace %s', (namespace) => {
  const sign = signs[namespace]

  it('shows its account to a site that was let in, and to no other', async () => {
    const { gates, wallet } = setUp()
    const gate = gates[namespace]
    expect(gate.address('')).toBeUndefined()
    await expect(sign(gate)).rejects.toMatchObject({ code: 4100 })
    await gate.connect({ isSilent: true })
    expect(gate.address('')).toBeUndefined()
    await gate.connect()
    expect(gate.address('')).toBe(own(namespace))
    expect(wallet.asked).toMatchObject([{ heading: 'Connect to this site' }])
    for (const other of namespaces.filter((one) => one !== namespace))
      expect(gates[other].address('')).toBeUndefined()
  })

  it('asks before it signs, and says what', async () => {
    const { gates, wallet } = setUp()
    const gate = gates[namespace]
    await gate.connect()
    await sign(gate)
    expect(wallet.asked.at(-1)?.details).toContainEqual({
      term: 'Site',
      detail: 'http://dapp.test',
    })
    expect(structuredClone(wallet.asked)).toEqual(wallet.asked)
    expect(wallet.asked.at(-1)?.text).toContain(
      namespace === 'cosmos' ? 'memo' : 'Hello',
    )
  })

  it('moves to its second account, tells so, and signs with it', async () => {
    const { gates, wallet } = setUp()
    const gate = gates[namespace]
    await gate.connect()
    let reported = 0
    gate.subscribe(() => {
      reported += 1
    })
    wallet.controls.changeAccount()
    expect(gate.address('')).toBe(own(namespace, 1))
    wallet.controls.lock()
    expect(gate.address('')).toBeUndefined()
    wallet.controls.unlock()
    wallet.controls.revoke()
    expect(gate.address('')).toBeUndefined()
    expect(reported).toBe(4)
  })

  it('declines when the person does, or a switch', async () => {
    const declining = setUp({ decide: async () => ({ type: 'rejected' }) })
    await expect(declining.gates[namespace].connect()).rejects.toMatchObject({
      code: 4001,
    })
    const { gates, wallet } = setUp()
    await gates[namespace].connect()
    wallet.settings.change({ faults: ['reject'] })
    await expect(sign(gates[namespace])).rejects.toMatchObject({ code: 4001 })
    expect(wallet.asked).toHaveLength(1)
  })

  it('never answers, answers late, and answers twice on demand', async () => {
    const { gates, wallet } = setUp()
    const gate = gates[namespace]
    await gate.connect()
    wallet.settings.change({ faults: ['late'], lateSeconds: 3 })
    await sign(gate)
    expect(wallet.waits).toEqual([3000])
    wallet.settings.change({ faults: ['twice'] })
    const received: unknown[] = []
    await new Promise<void>((resolve) => {
      void sign(gate).then(
        (answer) => received.push(answer),
        (error: unknown) => {
          received.push(error)
          resolve()
        },
      )
    })
    expect(received).toHaveLength(3)
    wallet.settings.change({ faults: ['never'] })
    const silent = sign(gate)
    const winner = await Promise.race([silent, Promise.resolve('nobody')])
    expect(winner).toBe('nobody')
    wallet.stop()
    await expect(silent).rejects.toMatchObject({ code: 4900 })
  })

  it('is unlocked before it connects', async () => {
    const { gates, wallet } = setUp({
      search: '?devWallet=1&devWalletFault=locked',
    })
    await gates[namespace].connect()
    expect(wallet.asked.map(({ heading }) => heading)).toEqual([
      'Unlock Dev Wallet',
      'Connect to this site',
    ])
    expect(gates[namespace].address('')).toBe(own(namespace))
  })
})

describe('the dev wallet by the Wallet Standard', () => {
  it('shows accounts of a namespace once that was asked for', async () => {
    const { standard } = setUp()
    const changes: unknown[] = []
    const stop = standard.features['standard:events'].on('change', (change) =>
      changes.push(change),
    )
    expect(standard.accounts).toEqual([])
    const { accounts } = await standard.features['standard:connect'].connect()
    expect(accounts).toMatchObject([
      { address: own('solana'), publicKey: base58.decode(own('solana')) },
    ])
    await standard.features['bitcoin:connect']?.connect()
    expect(standard.accounts.map(({ address }) => address)).toEqual([
      own('solana'),
      own('bip122', 0, mainnet),
      own('bip122'),
    ])
    expect(changes).toHaveLength(2)
    stop()
    await standard.features['standard:disconnect'].disconnect()
    expect(standard.accounts).toEqual([])
    expect(changes).toHaveLength(2)
  })

  it('comes back silently with what was granted, on a new page', async () => {
    const before = setUp()
    await before.standard.features['standard:connect'].connect()
    const { standard, wallet } = setUp({ memory: before.wallet.memory() })
    expect(standard.accounts).toEqual([])
    const { connect } = standard.features['standard:connect']
    const { accounts } = await connect({ silent: true })
    expect(accounts).toMatchObject([{ address: own('solana') }])
    expect(wallet.asked).toEqual([])
  })

  it('signs Solana messages and transactions', async () => {
    const { standard } = setUp()
    const { accounts } = await standard.features['standard:connect'].connect()
    const [account] = accounts
    if (!account) throw new Error('There is no account.')
    const signed = await standard.features['solana:signMessage']?.signMessage({
      account,
      message: text,
    })
    const key = base58.decode(own('solana'))
    const [output] = signed ?? []
    expect(ed25519.verify(output?.signature ?? text, text, key)).toBe(true)

    const unsigned = transactionOf(key)
    const sign = standard.features['solana:signTransaction']?.signTransaction
    const outputs = await sign?.(
      { account, transaction: unsigned },
      { account, transaction: unsigned },
    )
    const seed = testSeed('solana', devWalletKeyIndex(0))
    const expected = signSolanaTransaction(unsigned, seed)
    expect(outputs).toEqual(
      [expected, expected].map((signedTransaction) => ({ signedTransaction })),
    )
    const other = testSeed('solana', 0)
    expect(() => signSolanaTransaction(unsigned, other)).toThrow(
      'does not sign',
    )
  })

  it('signs the inputs of a PSBT that are its own', async () => {
    const { standard } = setUp()
    await standard.features['bitcoin:connect']?.connect()
    const [account] = standard.accounts
    if (!account) throw new Error('There is no account.')
    const secret = testSeed('bip122', devWalletKeyIndex(0))
    const payment = p2wpkh(secp256k1.getPublicKey(secret))
    const transaction = new Transaction()
    transaction.addInput({
      txid: '11'.repeat(32),
      index: 0,
      witnessUtxo: { script: payment.script, amount: 20_000n },
    })
    transaction.addOutputAddress(account.address, 19_000n)
    const sign = standard.features['bitcoin:signTransaction']?.signTransaction
    const [output] =
      (await sign?.({
        psbt: transaction.toPSBT(),
        inputsToSign: [{ account, signingIndexes: [0] }],
      })) ?? []
    const signed = Transaction.fromPSBT(output?.signedPsbt ?? new Uint8Array())
    signed.finalize()
    expect(signed.isFinal).toBe(true)
  })
})

describe('the dev wallet of polkadot and cosmos', () => {
  it('gives an extension whose subscribers hear of the account', async () => {
    const { polkadot, wallet } = setUp()
    const { accounts, signer } = await polkadot.enable()
    const received: unknown[] = []
    const stop = accounts.subscribe((list) => received.push(list))
    wallet.controls.changeAccount()
    stop()
    wallet.controls.changeAccount()
    expect(received).toMatchObject([
      [{ address: own('polkadot') }],
      [{ address: own('polkadot', 1) }],
    ])
    const { signature } = await signer.signRaw({
      address: own('polkadot'),
      data: '0x48656c6c6f',
    })
    const key = base58.decode(own('polkadot')).slice(1, -2)
    const wrapped = new TextEncoder().encode('<Bytes>Hello</Bytes>')
    const bytes = hex.decode(String(signature).slice(2))
    expect(verify(wrapped, bytes, key)).toBe(true)
  })

  it('names its key on the chains that it knows', async () => {
    const { keplr } = setUp()
    await expect(keplr.enable(['strange-1'])).rejects.toThrow('strange-1')
    await expect(keplr.getKey(hub)).rejects.toMatchObject({ code: 4100 })
    await keplr.enable([hub, 'osmosis-1'])
    const address = own('cosmos', 0, hub)
    expect(await keplr.getKey(hub)).toMatchObject({ bech32Address: address })
    expect((await keplr.getKey('osmosis-1')).bech32Address).toMatch(/^osmo1/)
    const signature = (await keplr.signArbitrary(hub, address, 'Hello')) as {
      signature: string
    }
    expect(base64.decode(signature.signature)).toHaveLength(64)
    await keplr.disable()
    await expect(keplr.getKey(hub)).rejects.toMatchObject({ code: 4100 })
  })
})

/** A memo by one signer: no signature yet, one key, one program, no data. */
function transactionOf(key: Uint8Array): Uint8Array {
  const message = [
    ...[0x80, 1, 0, 1, 2],
    ...key,
    ...new Uint8Array(32).fill(7),
    ...new Uint8Array(32).fill(9),
    ...[1, 1, 0, 2, 1, 2, 0],
  ]
  return Uint8Array.from([1, ...new Uint8Array(64), ...message])
}
