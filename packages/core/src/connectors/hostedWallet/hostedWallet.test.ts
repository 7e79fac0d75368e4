import { FrameError, type FrameHandlers } from '@hasp/protocol/frame'
import { describe, expect, it, vi } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { connectEmail } from '../../actions/hostedWallet/connectEmail.js'
import { rejectHostedRequests } from '../../actions/hostedWallet/rejectHostedRequests.js'
import { reloadHostedWallet } from '../../actions/hostedWallet/reloadHostedWallet.js'
import { resendCode } from '../../actions/hostedWallet/resendCode.js'
import { setPreferredAccount } from '../../actions/hostedWallet/setPreferredAccount.js'
import { submitOtp } from '../../actions/hostedWallet/submitOtp.js'
import { verifyDevice } from '../../actions/hostedWallet/verifyDevice.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { defineNetwork } from '../../entities/network/network.js'
import { findHosted } from '../../kit/connection/findHosted.js'
import type { KitEvent } from '../../kit/events.js'
import type { KeyValueStore } from '../../ports/Environment.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import { createTestKit } from '../../testing/createTestKit.js'
import {
  createTestHostedWallet,
  hostedUser,
} from '../../testing/hostedWallet/createTestHostedWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { hostedWallet } from './hostedWallet.js'

const [first, second] = testNetworks
const solana = defineNetwork({
  id: 'localnet',
  chainNamespace: 'solana',
  name: 'Solana Local',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://localhost:8899'] } },
})
const addressOf = (namespace: 'eip155' | 'solana') =>
  hostedUser.accounts.find((one) => one.namespace === namespace)?.address ?? ''
const address = addressOf('eip155')
const solanaAddress = addressOf('solana')
const email = 'ada@tide.example'
const kite = mockConnector({ id: 'io.kite' })

/** A site with a hosted wallet, on one visit or a later one. */
function visit(
  changes?: Partial<FrameHandlers>,
  {
    store,
    hosted = createTestHostedWallet(changes),
    features = {},
  }: {
    store?: KeyValueStore
    hosted?: ReturnType<typeof createTestHostedWallet>
    features?: { email?: boolean }
  } = {},
) {
  const { client } = hosted
  const setup = createTestKit(
    {
      adapters: [
        mockAdapter({ connectors: [kite] }),
        mockAdapter({ namespace: 'solana' }),
      ],
      networks: [first, second, solana],
      connectors: [hostedWallet({ origin: 'https://wallet.example', client })],
      features,
    },
    { ...(store && { store }) },
  )
  const events: KitEvent[] = []
  setup.kit.events.subscribe((event) => events.push(event))
  const { kit } = setup
  const state = () => findHosted(kit)?.state.getState()
  const statusOf = (namespace: 'eip155' | 'solana') =>
    [...kit.stores.connections.getState().byId.values()].find(
      (one) =>
        one.namespace === namespace && one.connectorId === 'hostedWallet',
    )?.status
  const logIn = async () => {
    await connectEmail(kit, { email })
    await submitOtp(kit, { otp: '018265' })
  }
  const evm = () => getProvider(kit, { namespace: 'eip155' }) as Eip1193Provider
  return { ...setup, events, evm, hosted, logIn, state, statusOf }
}

/** A handler that the test ends. */
function held<reply>() {
  const ends: ((reply: reply) => void)[] = []
  const signals: AbortSignal[] = []
  return {
    signals,
    handler: (_payload: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<reply>((resolve, reject) => {
        signals.push(signal)
        ends.push(resolve)
        signal.addEventListener('abort', () => reject(new Error('closed')))
      }),
    end: (reply: reply) => ends.shift()?.(reply),
  }
}

describe('a login by e-mail', () => {
  it('[R7.2] [R7.4] [R7.7] connects EVM and Solana at once, in two steps', async () => {
    const { evm, hosted, kit, state, statusOf } = visit()
    expect(hosted.wallet.opened).toBe(0)
    expect(await connectEmail(kit, { email })).toEqual({ action: 'VERIFY_OTP' })
    expect(state()).toMatchObject({
      frame: 'ready',
      login: { step: 'code', email, triesLeft: 5 },
    })
    await submitOtp(kit, { otp: '018265' })
    expect([statusOf('eip155'), statusOf('solana')]).toEqual([
      'connected',
      'connected',
    ])
    expect(kit.stores.networks.getState().activeNamespace).toBe('eip155')
    expect(await evm().request({ method: 'eth_accounts' })).toEqual([address])
    const provider = getProvider(kit, { namespace: 'solana' })
    expect((provider as SolanaProvider).address).toBe(solanaAddress)
    expect(state()?.user).toMatchObject({ email, restoredBy: 'self' })
  })

  it('R7.4 counts the tries that are left', async () => {
    const { kit, state } = visit()
    await connectEmail(kit, { email })
    await expect(submitOtp(kit, { otp: '111111' })).rejects.toMatchObject({
      code: 'HOSTED_WALLET_ERROR',
      context: { reason: 'codeInvalid', triesLeft: 4 },
    })
    expect(state()?.login).toMatchObject({ step: 'code', triesLeft: 4 })
    await submitOtp(kit, { otp: '018265' })
    expect(state()?.login).toEqual({ step: 'done' })
  })

  it('[R7.3] waits until another device has agreed', async () => {
    const { kit, state, statusOf } = visit({
      connectOtp: () => ({ action: 'VERIFY_DEVICE', deviceCode: 'K7PX' }),
    })
    await connectEmail(kit, { email })
    await submitOtp(kit, { otp: '018265' })
    expect(state()?.login).toEqual({
      step: 'device',
      email,
      deviceCode: 'K7PX',
    })
    expect(statusOf('eip155')).toBeUndefined()
    await verifyDevice(kit)
    expect(statusOf('eip155')).toBe('connected')
  })

  it('waits for the other device anew where the wait before was given up', async () => {
    const { kit, statusOf } = visit({
      connectEmail: () => ({ action: 'VERIFY_DEVICE', deviceCode: 'K7PX' }),
    })
    await connectEmail(kit, { email })
    const view = new AbortController()
    const left = verifyDevice(kit, { signal: view.signal })
    const refused = expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
    view.abort()
    await verifyDevice(kit)
    await refused
    expect(statusOf('eip155')).toBe('connected')
  })

  it('sends one code for two presses', async () => {
    const { hosted, kit } = visit()
    await Promise.all([
      connectEmail(kit, { email }),
      connectEmail(kit, { email }),
    ])
    await resendCode(kit)
    const mails = hosted.asked.filter(([method]) => method === 'connectEmail')
    expect(mails).toHaveLength(2)
  })

  it.each(['ada', 'ada@', 'a b@tide.example', ''])(
    'does not send %j, which is no address',
    async (wrong) => {
      const { hosted, kit } = visit()
      await expect(connectEmail(kit, { email: wrong })).rejects.toMatchObject({
        context: { reason: 'emailInvalid' },
      })
      const names = hosted.asked.map(([name]) => name)
      expect(names).not.toContain('connectEmail')
    },
  )

  it('does not send what is no code', async () => {
    const { kit, state } = visit()
    await connectEmail(kit, { email })
    await expect(submitOtp(kit, { otp: '12345' })).rejects.toMatchObject({
      context: { reason: 'codeInvalid' },
    })
    expect(state()?.login).toMatchObject({ step: 'code', triesLeft: 5 })
  })

  it('says when another code can be asked for', async () => {
    const { kit, state } = visit({
      connectEmail: () => {
        throw new FrameError('TRY_LATER', { retryAfterMs: 21_000 })
      },
    })
    await expect(connectEmail(kit, { email })).rejects.toMatchObject({
      context: { reason: 'tryLater', retryAfterMs: 21_000 },
    })
    expect(state()?.login).toEqual({ step: 'none' })
  })

  it('drops what was asked for before the visitor went back', async () => {
    const mail = held<{ action: 'CONNECT' }>()
    const { hosted, kit, state } = visit({ connectEmail: mail.handler })
    const asking = connectEmail(kit, { email })
    await vi.waitFor(() =>
      expect(hosted.asked.map(([name]) => name)).toContain('connectEmail'),
    )
    findHosted(kit)?.cancelLogin()
    mail.end({ action: 'CONNECT' })
    await expect(asking).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(state()?.login).toEqual({ step: 'none' })
  })

  it('refuses to connect before the login', async () => {
    const { kit } = visit()
    await expect(
      connect(kit, { connectorId: 'hostedWallet', namespace: 'eip155' }),
    ).rejects.toMatchObject({
      cause: { code: 'NOT_CONNECTED_TO_HOSTED_WALLET' },
    })
  })

  it('stores neither address nor code', async () => {
    const written: string[] = []
    const kept = new Map<string, string>()
    const { logIn } = visit(undefined, {
      store: {
        getItem: (key) => kept.get(key) ?? null,
        setItem(key, value) {
          kept.set(key, value)
          written.push(key, value)
        },
        removeItem: (key) => void kept.delete(key),
      },
    })
    await logIn()
    expect(written.join()).toContain('hostedWallet')
    expect(written.join()).not.toMatch(/tide\.example|018265/)
  })
})

describe('[R9.25] [R9.27] the option `features`', () => {
  it('has e-mail and the wallets beside it on, and either can be off', () => {
    const { kit } = visit()
    expect(kit.options.features).toMatchObject({
      email: true,
      emailShowWallets: true,
    })
    expect(findHosted(kit)?.origin).toBe('https://wallet.example')
    const off = visit(undefined, { features: { email: false } })
    expect(findHosted(off.kit)).toBeUndefined()
  })

  it('without an origin there is no e-mail, and the console says why', async () => {
    const { kit } = createTestKit({ connectors: [hostedWallet()] })
    expect(findHosted(kit)).toBeUndefined()
    await expect(connectEmail(kit, { email })).rejects.toMatchObject({
      code: 'NO_AUTH_CONNECTOR',
    })
  })
})

describe('a later visit', () => {
  it('[R7.9] is connected again without a prompt', async () => {
    const before = visit()
    await before.logIn()
    const networks = before.kit.stores.networks.getState()
    expect(networks.activeNamespace).toBe('eip155')
    before.stop()
    const { statusOf } = visit(undefined, {
      store: before.store,
      hosted: before.hosted,
    })
    expect(statusOf('eip155')).toBe('reconnecting')
    await vi.waitFor(() => {
      expect(statusOf('eip155')).toBe('connected')
      expect(statusOf('solana')).toBe('connected')
    })
  })

  it('[R9.6] waits for a frame as long as it may take to load', async () => {
    const before = visit()
    await before.logIn()
    before.stop()
    const silent = held<{ isConnected: boolean }>()
    const hosted = createTestHostedWallet({ isConnected: silent.handler })
    const { clock, statusOf } = visit(undefined, {
      store: before.store,
      hosted,
    })
    await vi.waitFor(() => expect(silent.signals).toHaveLength(2))
    await clock.advance(19_999)
    expect(statusOf('eip155')).toBe('reconnecting')
    await clock.advance(1)
    expect(statusOf('eip155')).toBe('disconnected')
  })

  it('is disconnected once the login has ended', async () => {
    const before = visit()
    await before.logIn()
    before.stop()
    before.hosted.wallet.isLoggedIn = false
    const { statusOf } = visit(undefined, {
      store: before.store,
      hosted: before.hosted,
    })
    await vi.waitFor(() => expect(statusOf('eip155')).toBe('disconnected'))
  })

  it('contacts nobody after a disconnect', async () => {
    const before = visit()
    await before.logIn()
    await disconnect(before.kit)
    before.stop()
    const { clock, hosted } = visit(undefined, { store: before.store })
    await clock.advance(30_000)
    expect(hosted.wallet.opened).toBe(0)
  })
})

describe('[R7.8] leaving', () => {
  it('signs out once for both', async () => {
    const { hosted, kit, logIn, state, statusOf } = visit()
    await logIn()
    await disconnect(kit)
    expect([statusOf('eip155'), statusOf('solana')]).toEqual([
      'disconnected',
      'disconnected',
    ])
    const names = hosted.asked.map(([name]) => name)
    expect(names.filter((name) => name === 'signOut')).toHaveLength(1)
    expect(state()?.user).toBeUndefined()
  })

  it('ends both when the visitor leaves one', async () => {
    const { hosted, kit, logIn, statusOf } = visit()
    await logIn()
    // At once: the visitor may close the page right after the press.
    const ending = disconnect(kit, { namespace: 'solana' })
    for (const namespace of ['eip155', 'solana'] as const)
      expect(statusOf(namespace)).toBe('disconnected')
    await ending
    expect(hosted.wallet.isLoggedIn).toBe(false)
  })

  it('stays logged in for the other family when one wallet is replaced', async () => {
    const { hosted, kit, logIn, statusOf } = visit()
    await logIn()
    await connect(kit, { connectorId: 'io.kite' })
    expect(statusOf('eip155')).not.toBe('connected')
    expect(statusOf('solana')).toBe('connected')
    expect(hosted.wallet.isLoggedIn).toBe(true)
  })

  it('follows a login that ended at the wallet', async () => {
    const { hosted, logIn, statusOf } = visit()
    await logIn()
    hosted.emit('signedOut', { reason: 'revoked' })
    await vi.waitFor(() => {
      expect(statusOf('eip155')).toBe('disconnected')
      expect(statusOf('solana')).toBe('disconnected')
    })
  })
})

describe.each(['NOT_SIGNED_IN', 'SESSION_EXPIRED'] as const)(
  'a request that the wallet answers by %s',
  (code) => {
    it('F-30 says so and ends the connections of both families', async () => {
      const { events, evm, logIn, statusOf } = visit({
        rpcRequest() {
          throw new FrameError(code)
        },
      })
      await logIn()
      const method = 'personal_sign'
      await expect(
        evm().request({ method, params: ['0x48656c6c6f', address] }),
      ).rejects.toMatchObject({
        cause: { context: { reason: 'sessionExpired' } },
      })
      await vi.waitFor(() => {
        expect(statusOf('eip155')).toBe('disconnected')
        expect(statusOf('solana')).toBe('disconnected')
      })
      expect(events).toContainEqual(
        expect.objectContaining({
          name: 'CONNECTION_NOTICE',
          data: {
            connectorId: 'hostedWallet',
            namespace: 'eip155',
            reason: 'ended',
          },
        }),
      )
      await logIn()
      expect(statusOf('eip155')).toBe('connected')
    })
  },
)

describe('the wallet’s accounts and its frame', () => {
  it('[R7.17] puts the kind of account first that is asked for', async () => {
    const { hosted, kit, logIn } = visit({
      setPreferredAccount({ type }) {
        if (type === 'smartAccount') throw new FrameError('FEATURE_ABSENT')
        return { type, address }
      },
    })
    await logIn()
    const namespace = 'eip155'
    expect(await setPreferredAccount(kit, { namespace, type: 'eoa' })).toEqual({
      type: 'eoa',
      address,
    })
    await expect(
      setPreferredAccount(kit, { namespace, type: 'smartAccount' }),
    ).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    expect(hosted.asked).toContainEqual([
      'setPreferredAccount',
      { namespace, type: 'eoa' },
    ])
  })

  it('[R7.15] asks for a smart account only where the wallet has one', async () => {
    const networkIds: string[] = []
    const { hosted, kit, logIn } = visit({
      getSmartAccountEnabledNetworks: () => ({ networkIds }),
      setPreferredAccount: ({ type }) => ({ type, address }),
    })
    await logIn()
    const prefer = () =>
      setPreferredAccount(kit, { namespace: 'eip155', type: 'smartAccount' })
    const wasAsked = () =>
      hosted.asked.some(([name]) => name === 'setPreferredAccount')
    await expect(prefer()).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    networkIds.push(second.caipNetworkId)
    await expect(prefer()).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    expect(wasAsked()).toBe(false)
    await switchNetwork(kit, { networkId: second.caipNetworkId })
    await prefer()
    expect(wasAsked()).toBe(true)
  })

  it('follows what the wallet does with its accounts and networks', async () => {
    const { evm, hosted, kit, logIn } = visit()
    await logIn()
    const other = `0x${'42'.repeat(20)}`
    hosted.emit('accountsChanged', {
      accounts: [{ namespace: 'eip155', address: other, type: 'eoa' }],
    })
    hosted.emit('networkChanged', { networkId: second.caipNetworkId })
    await vi.waitFor(async () => {
      expect(await evm().request({ method: 'eth_accounts' })).toEqual([other])
      expect(await evm().request({ method: 'eth_chainId' })).toBe('0x7a6a')
    })
    expect(kit.stores.networks.getState().selected.eip155).toBe(
      second.caipNetworkId,
    )
  })

  it('[R7.20] says why it cannot be loaded anew', async () => {
    const { hosted, kit, logIn } = visit({
      reload: () => {
        throw new FrameError('SERVICE_UNAVAILABLE')
      },
    })
    await logIn()
    await expect(reloadHostedWallet(kit)).rejects.toMatchObject({
      context: { reason: 'unavailable' },
    })
    expect(hosted.asked.map(([name]) => name)).toContain('reload')
  })
})

describe('requests', () => {
  it('[R7.10] says the chain as EIP-1193 has it, and switches without a prompt', async () => {
    const { evm, hosted, kit, logIn } = visit()
    await logIn()
    expect(await evm().request({ method: 'eth_chainId' })).toBe('0x7a69')
    const heard: unknown[] = []
    evm().on?.('chainChanged', (chain) => heard.push(chain))
    await switchNetwork(kit, { networkId: second.caipNetworkId })
    expect(await evm().request({ method: 'eth_chainId' })).toBe('0x7a6a')
    await evm().request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x7a69' }],
    })
    expect(heard).toEqual(['0x7a6a', '0x7a69'])
    const asked = hosted.asked.filter(([name]) => name === 'switchNetwork')
    expect(asked).toHaveLength(2)
  })

  it('[R7.1] [R8.7] a network that the wallet lacks is not supported', async () => {
    const { kit, logIn } = visit({
      switchNetwork: () => {
        throw new FrameError('CHAIN_NOT_SUPPORTED')
      },
    })
    await logIn()
    await expect(
      switchNetwork(kit, { networkId: second.caipNetworkId }),
    ).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      message: 'Chain is not supported',
    })
  })

  it('[R7.11] asks the wallet in the one form that it takes', async () => {
    const { evm, hosted, logIn } = visit()
    await logIn()
    await evm().request({ method: 'personal_sign', params: ['Hi', address] })
    await evm().request({
      method: 'eth_signTypedData_v4',
      params: [address, { domain: {} }],
    })
    await evm().request({ method: 'eth_gasPrice' })
    const sent = hosted.asked
      .filter(([name]) => name === 'rpcRequest')
      .map(([, payload]) => payload)
    expect(sent).toEqual([
      {
        networkId: 'eip155:31337',
        method: 'personal_sign',
        params: ['0x4869', address],
      },
      {
        networkId: 'eip155:31337',
        method: 'eth_signTypedData_v4',
        params: [address, '{"domain":{}}'],
      },
      { networkId: 'eip155:31337', method: 'eth_gasPrice', params: [] },
    ])
  })

  it('[R8.26] [R8.4] refuses what is on neither list, and nothing else', async () => {
    const signing = held<{ result: string }>()
    const { events, evm, logIn, state } = visit({ rpcRequest: signing.handler })
    await logIn()
    const other = evm().request({
      method: 'personal_sign',
      params: ['0x00', address],
    })
    await vi.waitFor(() => expect(state()?.requests).toHaveLength(1))
    await expect(
      evm().request({ method: 'eth_sign', params: [address, '0x00'] }),
    ).rejects.toMatchObject({
      code: 4200,
      message: 'Requested RPC call is not allowed',
    })
    await vi.waitFor(() =>
      expect(events).toContainEqual({
        name: 'CONNECTION_NOTICE',
        data: {
          connectorId: 'hostedWallet',
          namespace: 'eip155',
          reason: 'notAllowed',
        },
      }),
    )
    expect(state()?.requests).toHaveLength(1)
    signing.end({ result: '0xab' })
    expect(await other).toBe('0xab')
  })

  it('keeps what waits for the visitor, and shows the frame for it', async () => {
    const signing = held<{ result: string }>()
    const { events, evm, hosted, logIn, state } = visit({
      rpcRequest: signing.handler,
    })
    await logIn()
    const asking = evm().request({
      method: 'personal_sign',
      params: ['0x00', address],
    })
    await vi.waitFor(() => expect(state()?.requests).toHaveLength(1))
    hosted.emit('approvalOpened', {
      requestId: 'a'.repeat(22),
      method: 'personal_sign',
      waiting: 2,
    })
    await vi.waitFor(() => expect(hosted.wallet.isShown).toBe(true))
    expect(state()?.shown).toMatchObject({
      method: 'personal_sign',
      waiting: 2,
    })
    hosted.emit('approvalClosed', { requestId: 'a'.repeat(22) })
    signing.end({ result: '0xab' })
    expect(await asking).toBe('0xab')
    await vi.waitFor(() => expect(hosted.wallet.isShown).toBe(false))
    expect(state()?.requests).toEqual([])
    await vi.waitFor(() => {
      const pending = events.flatMap(({ data, name }) =>
        name === 'WALLET_REQUEST' ? [data.isPending] : [],
      )
      expect(pending).toEqual([true, false])
    })
  })

  it('[R8.30] a declined request is declined for libraries, too', async () => {
    const { evm, logIn } = visit({
      rpcRequest: () => {
        throw new FrameError('RPC_REJECTED')
      },
    })
    await logIn()
    await expect(
      evm().request({ method: 'personal_sign', params: ['0x00', address] }),
    ).rejects.toMatchObject({ code: 4001, cause: { code: 'USER_REJECTED' } })
  })

  it.each([
    [
      'the page',
      (kit: Parameters<typeof rejectHostedRequests>[0]) =>
        rejectHostedRequests(kit),
    ],
    ['Escape', undefined],
  ])('[R7.11] %s closes every request that waits', async (_name, reject) => {
    const signing = held<{ result: string }>()
    const { evm, hosted, kit, logIn, state } = visit({
      rpcRequest: signing.handler,
    })
    await logIn()
    const asking = evm().request({
      method: 'personal_sign',
      params: ['0x00', address],
    })
    asking.catch(() => undefined)
    await vi.waitFor(() => expect(signing.signals).toHaveLength(1))
    if (reject) await reject(kit)
    else hosted.leave()
    await expect(asking).rejects.toMatchObject({ cause: { code: 'CANCELLED' } })
    expect(state()?.requests).toEqual([])
  })

  it('[R7.11] a wallet that answers nothing does not stay over the page', async () => {
    const never = () => new Promise<never>(() => undefined)
    const { clock, evm, hosted, kit, logIn, state } = visit({
      rpcRequest: never,
      rpcAbort: never,
    })
    await logIn()
    evm()
      .request({ method: 'personal_sign', params: ['0x00', address] })
      .catch(() => undefined)
    hosted.emit('approvalOpened', {
      requestId: 'a'.repeat(22),
      method: 'personal_sign',
      waiting: 0,
    })
    await vi.waitFor(() => expect(state()?.shown).toBeDefined())
    const closing = rejectHostedRequests(kit)
    await clock.advance(20_000)
    await closing
    expect(state()?.shown).toBeUndefined()
    expect(hosted.wallet.isShown).toBe(false)
  })

  it('never calls what may have been signed declined', async () => {
    const { evm, logIn } = visit({
      rpcRequest: () => {
        throw new Error('broken')
      },
    })
    await logIn()
    await expect(
      evm().request({
        method: 'eth_sendTransaction',
        params: [{ from: address, to: address }],
      }),
    ).rejects.toMatchObject({
      code: 4900,
      cause: { code: 'SEND_OUTCOME_UNKNOWN' },
    })
  })

  it('gives a node’s own words on, with the data of a revert', async () => {
    const { evm, logIn } = visit({
      rpcRequest: () => {
        throw new FrameError('RPC_FAILED', {
          rpcCode: 3,
          reason: 'execution reverted',
          data: '0x08c3',
        })
      },
    })
    await logIn()
    await expect(
      evm().request({ method: 'eth_call', params: [{ to: address }] }),
    ).rejects.toMatchObject({
      code: 3,
      message: 'execution reverted',
      data: '0x08c3',
    })
  })

  it('signs on Solana with the account in use', async () => {
    const { hosted, kit, logIn } = visit({
      rpcRequest: ({ method }) => ({
        result:
          method === 'solana_signAllTransactions'
            ? { transactions: ['AQI=', 'AwQ='] }
            : method === 'solana_signTransaction'
              ? { transaction: 'AQI=' }
              : { signature: '2g' },
      }),
    })
    await logIn()
    const provider = getProvider(kit, { namespace: 'solana' }) as SolanaProvider
    const transaction = Uint8Array.of(1, 2)
    expect(await provider.signMessage({ message: transaction })).toEqual(
      Uint8Array.of(97),
    )
    expect(await provider.signTransaction({ transaction })).toEqual(transaction)
    expect(
      await provider.signAllTransactions({
        transactions: [transaction, Uint8Array.of(3, 4)],
      }),
    ).toEqual([transaction, Uint8Array.of(3, 4)])
    expect(await provider.signAndSendTransaction?.({ transaction })).toBe('2g')
    for (const [name, payload] of hosted.asked)
      if (name === 'rpcRequest')
        expect(payload).toMatchObject({
          networkId: 'solana:localnet',
          params: { pubkey: solanaAddress },
        })
  })
})
