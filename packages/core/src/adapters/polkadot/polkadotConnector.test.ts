import { u8aWrapBytes } from '@polkadot/util'
import {
  cryptoWaitReady,
  encodeAddress,
  signatureVerify,
} from '@polkadot/util-crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ConnectorEvent } from '../../ports/Connector.js'
import { codeOf } from '../../testing/codeOf.js'
import { encodeSignerPayload } from '../../testing/polkadot/encodeSignerPayload.js'
import { polkadotNetworks } from '../../testing/polkadot/polkadotNetworks.js'
import {
  polkadotKeys,
  setUpPolkadot as setUp,
} from '../../testing/polkadot/setUpPolkadot.js'

const [polkadot, kusama, local] = polkadotNetworks
const [ada, bo, cy] = polkadotKeys
const data = '0x48656c6c6f'
const hello = new TextEncoder().encode('Hello')
const dot = ({ accountId }: typeof ada) => encodeAddress(accountId, 0)
const isSignedBy = (signature: string, key: typeof ada) =>
  signatureVerify(u8aWrapBytes(hello), signature, dot(key)).isValid

beforeAll(async () => {
  await cryptoWaitReady()
})

async function connected(options: Parameters<typeof setUp>[0] = {}) {
  const setup = setUp(options)
  const { connector, signal } = setup
  const session = await connector.connect({ signal })
  const events: ConnectorEvent[] = []
  connector.listen((event) => events.push(event), signal)
  return { ...setup, events, session }
}

describe('[R1.8] connecting', () => {
  it('asks inside the call, under the name of the site', async () => {
    const names: string[] = []
    const { connector, signal, wallet } = setUp({
      async consent(request) {
        if (request.type === 'enable') names.push(request.siteName)
      },
    })
    const connecting = connector.connect({ signal })
    expect(wallet.calls).toEqual(['enable'])
    expect(await connecting).toEqual({
      accounts: [ada, bo, cy].map((key) => ({
        address: dot(key),
        type: 'eoa',
      })),
      caipNetworkId: polkadot.caipNetworkId,
    })
    expect(names).toEqual(['Shop'])
    expect(wallet.calls).toEqual(['enable', 'get'])
  })

  it('uses `connect` where a source has it', async () => {
    const { connector, signal } = setUp({ isNewStyle: true })
    const { accounts } = await connector.connect({ signal })
    expect(accounts[0].address).toBe(dot(ada))
  })

  it('[R8.30] tells a refusal, a site without access and a wallet without accounts apart', async () => {
    const { connector, signal, wallet } = setUp()
    const code = () => codeOf(connector.connect({ signal }))
    wallet.decide('connect', { type: 'reject' })
    expect(await code()).toBe('USER_REJECTED')
    const text =
      'The source http://localhost is not allowed to interact with this extension'
    wallet.decide('connect', { type: 'throw', value: new Error(text) })
    expect(await code()).toBe('WALLET_UNAUTHORIZED')
    wallet.decide('connect', { type: 'give', value: [] })
    expect(await code()).toBe('WALLET_UNAUTHORIZED')
    const elsewhere = [{ address: wallet.address(ada), genesisHash: '0xff' }]
    wallet.decide('connect', { type: 'give', value: elsewhere })
    wallet.revoke()
    expect(await code()).toBe('UNSUPPORTED_CHAIN')
  })

  it('refuses an extension that is none, and one that went away', async () => {
    for (const extension of [null, {}, { accounts: {} }, 'x']) {
      const { connector, signal, window } = setUp()
      const enable = async () => extension
      Object.assign(window, { injectedWeb3: { 'polkadot-js': { enable } } })
      const connecting = connector.connect({ signal })
      expect(await codeOf(connecting)).toBe('WALLET_ANSWER_INVALID')
    }
    const { connector, signal, wallet, window } = setUp()
    wallet.remove(window)
    const connecting = connector.connect({ signal })
    expect(await codeOf(connecting)).toBe('WALLET_NOT_FOUND')
  })

  it('asks a wallet that hangs anew', async () => {
    const { clock, connector, wallet } = setUp()
    wallet.decide('connect', { type: 'never' })
    const controller = new AbortController()
    const connecting = codeOf(connector.connect({ signal: controller.signal }))
    await clock.advance(60_000)
    controller.abort()
    expect(await connecting).toBe('CANCELLED')
    wallet.decide('connect', { type: 'approve' })
    const { signal } = new AbortController()
    const { accounts } = await connector.connect({ signal })
    expect(accounts[0].address).toBe(dot(ada))
  })
})

describe('[R1.8] accounts', () => {
  it('keeps the account that was in use, if it is still there', async () => {
    const { connector, signal, wallet } = await connected()
    const address = dot(cy)
    const session = await connector.reconnect({ signal, address })
    expect(session?.accounts.map((one) => one.address)).toEqual(
      [cy, ada, bo].map(dot),
    )
    wallet.notify([{ address: wallet.address(bo), type: 'ed25519' }])
    const again = await connector.reconnect({ signal, address })
    expect(again?.accounts.map((one) => one.address)).toEqual([dot(bo)])
  })

  it('keeps a chosen account until the wallet puts another one first', async () => {
    const setup = await connected()
    const { clock, connector, events, provider, signal, wallet } = setup
    await connector.reconnect({ signal, address: dot(cy) })
    wallet.notify([
      { address: wallet.address(ada) },
      { address: wallet.address(cy) },
    ])
    await clock.advance(500)
    expect(events.at(-1)).toMatchObject({
      type: 'accountsChanged',
      accounts: [{ address: dot(cy) }, { address: dot(ada) }],
    })
    wallet.choose(1)
    await clock.advance(500)
    expect(events.at(-1)).toMatchObject({
      type: 'accountsChanged',
      accounts: [{ address: dot(bo) }, { address: dot(ada) }, {}],
    })
    expect(isSignedBy(await provider.signRaw({ data }), bo)).toBe(true)
  })

  it('survives lists that cannot be read, and follows the next one', async () => {
    const setup = await connected()
    const { clock, events, provider, wallet } = setup
    const fail = () => {
      throw new Error('hostile')
    }
    const { proxy, revoke } = Proxy.revocable<unknown[]>([], {})
    revoke()
    for (const hostile of [
      proxy,
      new Proxy([], { get: fail }),
      Object.assign([], { slice: fail }),
      Object.assign([], { slice: () => undefined }),
      Object.assign([], { slice: () => ({ [Symbol.iterator]: fail }) }),
      Object.defineProperty([], 0, { get: fail }),
    ]) {
      wallet.notify(hostile)
      await clock.advance(500)
    }
    expect(isSignedBy(await provider.signRaw({ data }), ada)).toBe(true)
    expect(events).toEqual([])
    wallet.choose(1)
    await clock.advance(500)
    expect(events).toMatchObject([
      { type: 'accountsChanged', accounts: [{ address: dot(bo) }, {}, {}] },
    ])
  })

  it('tells a flood of changes 20 times a second at most, the last for sure', async () => {
    const { clock, events, wallet } = await connected()
    for (let time = 0; time < 100; time++) {
      wallet.choose(time % 3)
      await clock.advance(10)
    }
    await clock.advance(500)
    expect(events.length).toBeLessThanOrEqual(21)
    expect(events.at(-1)).toMatchObject({
      accounts: [{ address: dot(ada) }, {}, {}],
    })
  })

  it('ignores junk that the wallet tells, and takes none for the end', async () => {
    const { clock, events, provider, wallet } = await connected()
    for (const junk of [null, {}, 'x', 7]) {
      wallet.notify(junk)
      await clock.advance(500)
    }
    expect(events).toEqual([])
    wallet.notify([])
    await clock.advance(500)
    expect(events).toEqual([{ type: 'disconnected' }])
    expect(await codeOf(provider.signRaw({ data }))).toBe('WALLET_DISCONNECTED')
  })

  it('stops listening in the wallet, too', async () => {
    const { clock, connector, controller, events, signal, wallet } =
      await connected()
    expect(wallet.subscribers()).toBe(1)
    await connector.disconnect({ signal })
    await clock.settle()
    expect(wallet.subscribers()).toBe(0)
    wallet.choose(1)
    await clock.advance(500)
    expect(events).toEqual([])
    await connector.connect({ signal })
    connector.listen((event) => events.push(event), signal)
    expect(wallet.subscribers()).toBe(1)
    controller.abort()
    await clock.settle()
    expect(wallet.subscribers()).toBe(0)
    expect(clock.waiting()).toBe(0)
  })

  it('does without a subscription, and with one that is promised or fails', async () => {
    const subscribes = [
      undefined,
      () => fail(),
      async () => fail(),
      async () => () => fail(),
    ]
    for (const subscribe of subscribes) {
      const { clock, connector, controller, signal, wallet, window } = setUp()
      const get = async () => [{ address: wallet.address(ada) }]
      const enable = async () => ({ accounts: { get, subscribe } })
      Object.assign(window, { injectedWeb3: { 'polkadot-js': { enable } } })
      const { accounts } = await connector.connect({ signal })
      connector.listen(() => undefined, signal)
      expect(accounts[0].address).toBe(dot(ada))
      controller.abort()
      await clock.settle()
    }
  })
})

describe('[R1.8] networks', () => {
  it('[R2.10] switches by itself: the same account, written for the network', async () => {
    const { connector, events, session, signal, wallet } = await connected()
    const prompts = wallet.prompts()
    await connector.switchNetwork({ network: kusama, signal })
    const address = encodeAddress(ada.accountId, 2)
    expect(session.caipNetworkId).toBe(polkadot.caipNetworkId)
    expect(events).toMatchObject([
      { type: 'accountsChanged', accounts: [{ address }, {}, {}] },
      { type: 'networkChanged', caipNetworkId: kusama.caipNetworkId },
    ])
    expect(wallet.prompts()).toBe(prompts)
    const again = await connector.reconnect({
      signal,
      address,
      networkId: kusama.caipNetworkId,
    })
    expect(again?.accounts[0].address).toBe(address)
  })

  it('refuses a network that the wallet has no account for', async () => {
    const setup = await connected()
    const { clock, connector, events, signal, wallet } = setup
    const genesisHash = `0x${polkadot.id}${'0'.repeat(32)}`
    wallet.notify([{ address: wallet.address(ada), genesisHash }])
    await clock.advance(500)
    expect(events).toMatchObject([
      { accounts: [{}], networkIds: [polkadot.caipNetworkId] },
    ])
    const switching = connector.switchNetwork({ network: local, signal })
    expect(await codeOf(switching)).toBe('UNSUPPORTED_CHAIN')
    const controller = new AbortController()
    controller.abort()
    const late = connector.switchNetwork({
      network: polkadot,
      signal: controller.signal,
    })
    expect(await codeOf(late)).toBe('CANCELLED')
  })

  it('leaves a network whose account is gone', async () => {
    const { clock, events, wallet } = await connected()
    const genesisHash = `0x${kusama.id}${'0'.repeat(32)}`
    wallet.notify([{ address: wallet.address(ada), genesisHash }])
    await clock.advance(500)
    expect(events).toMatchObject([
      { type: 'accountsChanged', accounts: [{}] },
      { type: 'networkChanged', caipNetworkId: kusama.caipNetworkId },
    ])
  })
})

describe('[R1.8] signing', () => {
  it('signs bytes with keys of all three kinds', async () => {
    const { provider } = await connected()
    for (const key of polkadotKeys) {
      const signature = await provider.signRaw({ data, address: dot(key) })
      expect(isSignedBy(signature, key)).toBe(true)
      expect(isSignedBy(signature, key === ada ? bo : ada)).toBe(false)
    }
  })

  it('signs a transaction with the account in use', async () => {
    const { connector, provider, signal } = await connected()
    await connector.switchNetwork({ network: kusama, signal })
    const payload = {
      method:
        '0x0503008eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a480f00407a10f35a',
      era: '0xf502',
      nonce: '0x00000007',
      tip: '0x00000000000000000000000000000000',
      specVersion: '0x000f4628',
      transactionVersion: '0x0000001a',
      genesisHash: `0x${kusama.id}${'0'.repeat(32)}`,
      blockHash: `0x${'ab'.repeat(32)}`,
      signedExtensions: [],
      version: 4,
    }
    for (const key of polkadotKeys) {
      const address = encodeAddress(key.accountId, 2)
      const signature = await provider.signPayload({
        payload: { ...payload, address },
      })
      const bytes = encodeSignerPayload(payload)
      expect(signatureVerify(bytes, signature, address).isValid).toBe(true)
    }
    const own = await provider.signPayload({ payload })
    const address = encodeAddress(ada.accountId, 2)
    const bytes = encodeSignerPayload(payload)
    expect(signatureVerify(bytes, own, address).isValid).toBe(true)
  })

  it('asks nothing for an account that is not of the wallet, or when over', async () => {
    const { connector, provider, signal, wallet } = await connected()
    const prompts = wallet.prompts()
    const address = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
    expect(await codeOf(provider.signRaw({ data, address }))).toBe(
      'WALLET_UNAUTHORIZED',
    )
    await connector.disconnect({ signal })
    expect(await codeOf(provider.signRaw({ data }))).toBe('WALLET_DISCONNECTED')
    expect(wallet.prompts()).toBe(prompts)
  })

  it('[R8.30] tells a refusal, refuses junk, and ends with its signal', async () => {
    const { clock, provider, wallet } = await connected()
    wallet.decide('sign', { type: 'reject' })
    expect(await codeOf(provider.signRaw({ data }))).toBe('USER_REJECTED')
    for (const value of [null, {}, 'x', { signature: 'x' }, { signature: 1 }]) {
      wallet.decide('sign', { type: 'give', value })
      expect(await codeOf(provider.signRaw({ data }))).toBe(
        'WALLET_ANSWER_INVALID',
      )
    }
    wallet.decide('sign', { type: 'never' })
    const controller = new AbortController()
    const { signal } = controller
    const signing = codeOf(provider.signRaw({ data, signal }))
    await clock.advance(60_000)
    controller.abort()
    expect(await signing).toBe('CANCELLED')
  })

  it('says so when the wallet cannot sign', async () => {
    const { connector, provider, signal, wallet, window } = setUp()
    const get = async () => [{ address: wallet.address(ada) }]
    for (const signer of [undefined, {}]) {
      const enable = async () => ({ accounts: { get }, signer })
      Object.assign(window, { injectedWeb3: { 'polkadot-js': { enable } } })
      await connector.connect({ signal })
      for (const signing of [
        provider.signRaw({ data }),
        provider.signPayload({ payload: {} }),
      ])
        expect(await codeOf(signing)).toBe('UNSUPPORTED_METHOD')
    }
  })
})

function fail(): never {
  throw new Error('trap')
}
