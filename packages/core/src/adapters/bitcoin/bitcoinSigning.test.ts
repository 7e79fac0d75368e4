import { describe, expect, it } from 'vitest'
import { bitcoinMainnet } from '../../networks/bitcoin/bitcoinMainnet.js'
import { bitcoinTestnet } from '../../networks/bitcoin/bitcoinTestnet.js'
import { bitcoinTestnet4 } from '../../networks/bitcoin/bitcoinTestnet4.js'
import { bitcoinKey } from '../../testing/bitcoin/bitcoinKey.js'
import { createPsbt } from '../../testing/bitcoin/createPsbt.js'
import { fakeRpcWallet } from '../../testing/bitcoin/fakeRpcWallet.js'
import { fakeStandardBitcoin } from '../../testing/bitcoin/fakeStandardBitcoin.js'
import { fakeUnisat } from '../../testing/bitcoin/fakeUnisat.js'
import { setUpBitcoin } from '../../testing/bitcoin/setUpBitcoin.js'
import {
  verifyMessage,
  verifyPsbt,
} from '../../testing/bitcoin/verifyBitcoin.js'
import { codeOf } from '../../testing/codeOf.js'
import { createFakeClock } from '../../testing/fakeClock.js'

const message = 'Sign in as the owner of this address'
const key = bitcoinKey(1)
const sighashAll = 0x01
const sighashSingleAnyone = 0x83

function openUnisat(type: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr' = 'p2wpkh') {
  const clock = createFakeClock()
  const wallet = fakeUnisat({ clock, type })
  const appear = (window: EventTarget) => wallet.inject(window)
  return {
    wallet,
    address: wallet.address(0),
    ...setUpBitcoin({ appear, clock }),
  }
}

/** Test networks whose addresses are the same: only the wallet tells. */
function openUnisatOnTestnet() {
  const clock = createFakeClock()
  const wallet = fakeUnisat({ clock, networkName: 'testnet' })
  const appear = (window: EventTarget) => wallet.inject(window)
  const networks = [bitcoinMainnet, bitcoinTestnet, bitcoinTestnet4]
  const address = wallet.address(0)
  return {
    wallet,
    address,
    clock,
    ...setUpBitcoin({ appear, clock, networks }),
  }
}

function openRpc(type: 'satsConnect' | 'leather') {
  const clock = createFakeClock()
  const wallet = fakeRpcWallet({ clock, type })
  const appear = (window: EventTarget) => wallet.inject(window)
  const address = wallet.address(0)
  const ordinals = wallet.ordinalsAddress(0)
  return { wallet, address, ordinals, ...setUpBitcoin({ appear, clock }) }
}

function openStandard() {
  const clock = createFakeClock()
  const wallet = fakeStandardBitcoin({ clock })
  const appear = (window: EventTarget) => wallet.register(window)
  const address = wallet.address(0)
  const ordinals = key.address('p2tr', 'mainnet')
  return { wallet, address, ordinals, ...setUpBitcoin({ appear, clock }) }
}

describe('[R1.7] messages signed by Bitcoin wallets', () => {
  it.each([
    ['p2pkh', undefined, true],
    ['p2pkh', 'ecdsa', true],
    ['p2sh', 'ecdsa', true],
    ['p2wpkh', undefined, true],
    ['p2wpkh', 'ecdsa', true],
    ['p2wpkh', 'bip322', false],
    // ECDSA cannot be verified against a Taproot address.
    ['p2tr', undefined, false],
    ['p2tr', 'bip322', false],
  ] as const)(
    'hold for %s with the protocol %s',
    async (type, protocol, isRecoverable) => {
      const { address, connect, provider } = openUnisat(type)
      await connect()
      const signature = await provider.signMessage({ message, protocol })
      expect(verifyMessage({ address, message, signature })).toBe(true)
      expect(Buffer.from(signature, 'base64').length === 65).toBe(isRecoverable)
    },
  )

  it.each([
    ['satsConnect', 'payment'],
    ['satsConnect', 'ordinals'],
    ['leather', 'payment'],
    ['leather', 'ordinals'],
  ] as const)('hold in %s for %s', async (type, purpose) => {
    const opened = openRpc(type)
    await opened.connect()
    const address = opened[purpose === 'payment' ? 'address' : 'ordinals']
    const signature = await opened.provider.signMessage({ message, address })
    expect(verifyMessage({ address, message, signature })).toBe(true)
  })

  it('hold in the Wallet Standard for any account', async () => {
    const { address, connect, ordinals, provider } = openStandard()
    await connect()
    for (const one of [address, ordinals]) {
      const request = { message, address: one }
      const signature = await provider.signMessage(request)
      expect(verifyMessage({ ...request, signature })).toBe(true)
    }
  })

  it('are not asked of an account that is not connected', async () => {
    for (const { connect, provider, wallet } of [
      openUnisat(),
      openRpc('satsConnect'),
      openRpc('leather'),
      openStandard(),
    ]) {
      await connect()
      const prompts = wallet.prompts()
      for (const address of [
        bitcoinKey(2).address('p2wpkh', 'mainnet'),
        key.address('p2wpkh', 'testnet'),
        'junk',
        '',
      ])
        expect(await codeOf(provider.signMessage({ message, address }))).toBe(
          'WALLET_UNAUTHORIZED',
        )
      expect(wallet.prompts()).toBe(prompts)
    }
  })

  it('are not asked of a wallet that has gone to another account', async () => {
    const { connect, provider, wallet } = openUnisat()
    await connect()
    const prompts = wallet.prompts()
    wallet.choose(1)
    const signed = provider.signMessage({ message })
    expect(await codeOf(signed)).toBe('WALLET_UNAUTHORIZED')
    expect(wallet.prompts()).toBe(prompts)
  })

  it('are not asked of a wallet that has gone to another network', async () => {
    const { clock, connect, provider, wallet } = openUnisatOnTestnet()
    await connect()
    await provider.signMessage({ message })
    wallet.setNetworkName('testnet4')
    const prompts = wallet.prompts()
    const signed = provider.signMessage({ message })
    expect(await codeOf(signed)).toBe('UNSUPPORTED_CHAIN')
    expect(wallet.prompts()).toBe(prompts)
    // Once it is known here, it is what is meant.
    await clock.advance(500)
    await provider.signMessage({ message })
    expect(wallet.prompts()).toBe(prompts + 1)
  })

  it('are not asked of a wallet that is not connected', async () => {
    const { connect, connector, provider, signal } = openUnisat()
    const sign = () => codeOf(provider.signMessage({ message }))
    expect(await sign()).toBe('WALLET_DISCONNECTED')
    await connect()
    await connector.disconnect({ signal })
    expect(await sign()).toBe('WALLET_DISCONNECTED')
  })

  it('have the form that was asked for', async () => {
    const { connect, provider, wallet } = openUnisat()
    await connect()
    const ecdsa = Buffer.from(key.signEcdsa(message)).toString('base64')
    wallet.next('signMessage').answer(ecdsa)
    const signed = provider.signMessage({ message, protocol: 'bip322' })
    expect(await codeOf(signed)).toBe('WALLET_ANSWER_INVALID')
    const bip322 = Buffer.from(key.signBip322(message, 'p2wpkh'))
    wallet.next('signMessage').answer(bip322.toString('base64'))
    const other = provider.signMessage({ message, protocol: 'ecdsa' })
    expect(await codeOf(other)).toBe('WALLET_ANSWER_INVALID')
  })

  it('come from who was asked', async () => {
    for (const type of ['satsConnect', 'leather'] as const) {
      const { connect, provider, wallet } = openRpc(type)
      await connect()
      wallet.next('signMessage').answer({
        address: bitcoinKey(2).address('p2tr', 'mainnet'),
        signature: 'AAAA',
      })
      const signed = provider.signMessage({ message })
      expect(await codeOf(signed)).toBe('WALLET_ANSWER_INVALID')
    }
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no base64', '~~~'],
    ['a number', 7],
    ['an object', { signature: 7 }],
  ])('are not %s', async (_, junk) => {
    for (const { connect, method, provider, wallet } of [
      { ...openUnisat(), method: 'signMessage' },
      { ...openRpc('satsConnect'), method: 'signMessage' },
      { ...openStandard(), method: 'bitcoin:signMessage' },
    ]) {
      await connect()
      wallet.next(method).answer(junk)
      expect(await codeOf(provider.signMessage({ message }))).toBe(
        'WALLET_ANSWER_INVALID',
      )
    }
  })

  it('end when they are given up', async () => {
    const { connect, provider, wallet } = openUnisat()
    await connect()
    wallet.next('signMessage').never()
    const abort = new AbortController()
    const signed = codeOf(
      provider.signMessage({ message, signal: abort.signal }),
    )
    abort.abort()
    expect(await signed).toBe('CANCELLED')
  })

  it('by ECDSA are not to be had of Leather', async () => {
    const { connect, provider } = openRpc('leather')
    await connect()
    const signed = provider.signMessage({ message, protocol: 'ecdsa' })
    expect(await codeOf(signed)).toBe('UNSUPPORTED_METHOD')
  })
})

describe('[R1.7] transactions signed by Bitcoin wallets', () => {
  it.each(['p2pkh', 'p2sh', 'p2wpkh', 'p2tr'] as const)(
    'hold for %s',
    async (type) => {
      const { address, connect, provider } = openUnisat(type)
      await connect()
      const { psbt, txid } = await provider.signPsbt({
        psbt: createPsbt(key, [type, type]),
        signInputs: [
          { address, index: 0 },
          { address, index: 1 },
        ],
      })
      expect(verifyPsbt(psbt, [0, 1])).toBe(true)
      expect(txid).toBeUndefined()
    },
  )

  it('hold with another sighash, where that is allowed', async () => {
    for (const opened of [openUnisat(), openStandard()]) {
      await opened.connect()
      const { address, provider } = opened
      const { psbt } = await provider.signPsbt({
        psbt: createPsbt(key, ['p2wpkh', 'p2wpkh']),
        signInputs: [
          { address, index: 0, sighashTypes: [sighashAll] },
          { address, index: 1, sighashTypes: [sighashAll] },
        ],
      })
      expect(verifyPsbt(psbt, [0, 1])).toBe(true)
    }
    const { address, connect, provider, wallet } = openUnisat()
    await connect()
    const signInputs = [
      { address, index: 0, sighashTypes: [sighashSingleAnyone] },
    ]
    const psbt = createPsbt(key, ['p2wpkh'])
    await codeOf(provider.signPsbt({ psbt, signInputs }))
    expect(wallet.calls.at(-1)?.inputs[1]).toEqual({
      autoFinalized: false,
      toSignInputs: [{ address, index: 0, sighashTypes: [131] }],
    })
  })

  it('hold for inputs of several accounts', async () => {
    const { address, connect, ordinals, provider } = openStandard()
    await connect()
    const { psbt } = await provider.signPsbt({
      psbt: createPsbt(key, ['p2wpkh', 'p2tr', 'p2wpkh']),
      signInputs: [
        { address, index: 0 },
        { address: ordinals, index: 1 },
        { address, index: 2 },
      ],
    })
    expect(verifyPsbt(psbt, [0, 1, 2])).toBe(true)

    const xverse = openRpc('satsConnect')
    await xverse.connect()
    const signed = await xverse.provider.signPsbt({
      psbt: createPsbt(key, ['p2sh', 'p2tr']),
      signInputs: [
        { address: xverse.address, index: 0 },
        { address: xverse.ordinals, index: 1 },
      ],
    })
    expect(verifyPsbt(signed.psbt, [0, 1])).toBe(true)
  })

  it('hold in Leather, which has hex and the network', async () => {
    const { address, connect, provider, wallet } = openRpc('leather')
    await connect()
    const { psbt } = await provider.signPsbt({
      psbt: createPsbt(key, ['p2wpkh', 'p2wpkh']),
      signInputs: [{ address, index: 1, sighashTypes: [sighashAll] }],
    })
    expect(verifyPsbt(psbt, [1])).toBe(true)
    expect(wallet.calls.at(-1)?.inputs[0]).toMatchObject({
      network: 'mainnet',
      signAtIndex: [1],
      allowedSighash: [1],
    })
  })

  it('leave inputs alone that nobody asked for', async () => {
    const { address, connect, provider } = openUnisat()
    await connect()
    const { psbt } = await provider.signPsbt({
      psbt: createPsbt(key, ['p2wpkh', 'p2wpkh']),
      signInputs: [{ address, index: 1 }],
    })
    expect(verifyPsbt(psbt, [1])).toBe(true)
    expect(() => verifyPsbt(psbt, [0])).toThrow()
  })

  it('are sent by the wallet when that is asked for', async () => {
    for (const opened of [
      openUnisat(),
      openRpc('leather'),
      openRpc('satsConnect'),
    ]) {
      const { address, connect, provider } = opened
      await connect()
      const isXverse = opened.wallet.address(0).startsWith('3')
      const { txid } = await provider.signPsbt({
        psbt: createPsbt(key, [isXverse ? 'p2sh' : 'p2wpkh']),
        signInputs: [{ address, index: 0 }],
        broadcast: true,
      })
      expect(txid).toMatch(/^[\da-f]{64}$/)
    }
    const { address, connect, provider } = openStandard()
    await connect()
    const sent = provider.signPsbt({
      psbt: createPsbt(key, ['p2wpkh']),
      signInputs: [{ address, index: 0 }],
      broadcast: true,
    })
    expect(await codeOf(sent)).toBe('UNSUPPORTED_METHOD')
  })

  it('are not asked of an account that is not connected', async () => {
    for (const { connect, provider, wallet } of [
      openUnisat(),
      openRpc('satsConnect'),
      openRpc('leather'),
      openStandard(),
    ]) {
      await connect()
      const prompts = wallet.prompts()
      const address = bitcoinKey(2).address('p2wpkh', 'mainnet')
      const psbt = createPsbt(key, ['p2wpkh'])
      const signInputs = [{ address, index: 0 }]
      expect(await codeOf(provider.signPsbt({ psbt, signInputs }))).toBe(
        'WALLET_UNAUTHORIZED',
      )
      expect(wallet.prompts()).toBe(prompts)
    }
  })

  it('are neither signed nor sent on another network than was meant', async () => {
    const { address, connect, provider, wallet } = openUnisatOnTestnet()
    await connect()
    wallet.setNetworkName('testnet4')
    const prompts = wallet.prompts()
    const request = {
      psbt: createPsbt(key, ['p2wpkh']),
      signInputs: [{ address, index: 0 }],
    }
    for (const broadcast of [false, true]) {
      const signed = provider.signPsbt({ ...request, broadcast })
      expect(await codeOf(signed)).toBe('UNSUPPORTED_CHAIN')
    }
    expect(wallet.prompts()).toBe(prompts)
    expect(wallet.calls.map(({ method }) => method)).not.toContain('pushPsbt')
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no hex and no base64', '~~~'],
    ['something else in hex', '00ff'],
    ['something else in base64', 'AAAA'],
    ['an object', { psbt: 'AAAA', hex: '00' }],
  ])('are not %s', async (_, junk) => {
    for (const { address, connect, method, provider, wallet } of [
      { ...openUnisat(), method: 'signPsbt' },
      { ...openRpc('satsConnect'), method: 'signPsbt' },
      { ...openRpc('leather'), method: 'signPsbt' },
      { ...openStandard(), method: 'bitcoin:signTransaction' },
    ]) {
      await connect()
      wallet.next(method).answer(junk)
      const psbt = createPsbt(key, ['p2wpkh'])
      const signInputs = [{ address, index: 0 }]
      expect(await codeOf(provider.signPsbt({ psbt, signInputs }))).toBe(
        'WALLET_ANSWER_INVALID',
      )
    }
  })

  it('are refused before anybody is asked when they are none', async () => {
    const { connect, provider, wallet } = openUnisat()
    await connect()
    const prompts = wallet.prompts()
    for (const psbt of ['', 'AAAA', '70736274ff', '~'])
      expect(await codeOf(provider.signPsbt({ psbt, signInputs: [] }))).toBe(
        'UNEXPECTED',
      )
    expect(wallet.prompts()).toBe(prompts)
  })
})
