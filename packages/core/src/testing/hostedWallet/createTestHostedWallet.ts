import {
  createFrameClient,
  FrameError,
  type FrameHandlers,
  type HostedUser,
  type ServedFrame,
  serveFrame,
} from '@hasp/protocol/frame'
import type {
  HostedLooks,
  HostedWalletClientFactory,
} from '../../ports/HostedWallet.js'

/** Who is logged in, unless a test says otherwise. */
export const hostedUser: HostedUser = {
  email: 'ada@tide.example',
  accounts: [
    {
      namespace: 'eip155',
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      type: 'eoa',
    },
    {
      namespace: 'solana',
      address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
      type: 'eoa',
    },
  ],
  networkIds: {},
  restoredBy: 'self',
  persistence: 'kept',
}

/** The code that is mailed, so to say. */
const rightCode = '018265'

const mailedCode = {
  resendAfterMs: 30_000,
  expiresAfterMs: 600_000,
  triesLeft: 5,
}

const absent = () => {
  throw new FrameError('FEATURE_ABSENT')
}

/**
 * A hosted wallet behind a real channel; only the frame around it is missing.
 * @param changes other handlers than those of a wallet that says yes; what they
 * refuse they throw as a `FrameError`
 * @returns its `client` for `hostedWallet`, what it was `asked`, and `emit`
 * @example
 * import { evm } from '@hasp/core/evm'
 * import { hostedWallet } from '@hasp/core/hostedWallet'
 * import {
 *   createTestHostedWallet,
 *   createTestKit,
 *   testNetworks,
 * } from '@hasp/core/testing'
 *
 * const wallet = createTestHostedWallet()
 * const origin = 'https://wallet.example'
 * const { kit } = createTestKit({
 *   adapters: [evm()],
 *   networks: testNetworks,
 *   connectors: [hostedWallet({ origin, client: wallet.client })],
 * })
 */
export function createTestHostedWallet(changes: Partial<FrameHandlers> = {}) {
  const asked: (readonly [method: string, payload: unknown])[] = []
  const wallet = {
    isLoggedIn: false,
    triesLeft: 5,
    isShown: false,
    email: 'ada@tide.example',
    newEmail: '',
    opened: 0,
    looks: {} as HostedLooks,
  }
  const assertRight = (otp: string) => {
    if (otp === rightCode) return
    wallet.triesLeft -= 1
    const { triesLeft } = wallet
    throw new FrameError('CODE_INVALID', { triesLeft })
  }
  let served: ServedFrame | undefined
  let leave = () => {}

  const handlers: FrameHandlers = {
    switchNetwork: ({ networkId }) => ({ networkId }),
    connectEmail: () => ({
      action: 'VERIFY_OTP',
      ...mailedCode,
      triesLeft: wallet.triesLeft,
    }),
    connectDevice: () => {
      wallet.isLoggedIn = true
      return { action: 'CONNECT' }
    },
    connectOtp({ otp }) {
      assertRight(otp)
      wallet.isLoggedIn = true
      return { action: 'CONNECT' }
    },
    getUser: () => ({ ...hostedUser, email: wallet.email }),
    signOut() {
      wallet.isLoggedIn = false
    },
    isConnected: () => ({ isConnected: wallet.isLoggedIn }),
    getChainId: () => ({ networkId: 'eip155:1' }),
    rpcRequest: () => ({ result: '0xab' }),
    rpcAbort: () => undefined,
    syncTheme: () => undefined,
    syncDappData: () => undefined,
    getSmartAccountEnabledNetworks: () => ({ networkIds: [] }),
    setPreferredAccount: absent,
    initSmartAccount: absent,
    connectSocial: absent,
    getSocialRedirectUri: absent,
    connectFarcaster: absent,
    getFarcasterUri: absent,
    updateEmail({ email }) {
      wallet.newEmail = email
      return { action: 'VERIFY_PRIMARY_OTP', ...mailedCode }
    },
    updateEmailPrimaryOtp({ otp }) {
      assertRight(otp)
      return mailedCode
    },
    updateEmailSecondaryOtp({ otp }) {
      assertRight(otp)
      wallet.email = wallet.newEmail
      return { email: wallet.email }
    },
    awaitUpdateEmail: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(new FrameError('ABORTED')),
        )
      }),
    reload: () => undefined,
    ...changes,
  }
  const noted = Object.fromEntries(
    Object.entries(handlers).map(([method, handle]) => [
      method,
      (...given: [never, never]) => {
        asked.push([method, given[0]])
        return handle(...given)
      },
    ]),
  ) as FrameHandlers

  const client: HostedWalletClientFactory = ({
    environment,
    onFrame,
    onLeave,
    signal,
  }) => {
    const { clock, randomBytes } = environment
    leave = onLeave
    const channel = createFrameClient({ clock, randomBytes, signal })
    let opening: Promise<void> | undefined
    const start = async () => {
      onFrame('loading')
      const { port1, port2 } = new MessageChannel()
      served = serveFrame({ port: port2, handlers: noted, clock, signal })
      channel.attach(port1)
      wallet.opened += 1
      onFrame('ready')
    }
    const open = () => {
      opening ??= start()
      return opening
    }
    return {
      open,
      async request(method, ...rest) {
        await open()
        return await channel.request(method, ...rest)
      },
      listen: channel.listen,
      setLooks(looks) {
        wallet.looks = { ...wallet.looks, ...looks }
      },
      show() {
        wallet.isShown = true
        return undefined
      },
      hide() {
        wallet.isShown = false
      },
    }
  }
  return {
    asked,
    client,
    /** What the test may look at, and set. */
    wallet,
    emit: (...event: Parameters<ServedFrame['emit']>) => served?.emit(...event),
    /** The visitor presses Escape above the page. */
    leave: () => leave(),
  }
}
