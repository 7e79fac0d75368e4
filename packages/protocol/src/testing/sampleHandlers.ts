import type { FrameHandlers } from '../frame/FrameHandlers.js'
import type { HostedUser } from '../frame/userSchemas.js'

export const sampleAddresses = {
  eip155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  solana: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
} as const

export const sampleUser: HostedUser = {
  email: 'ada@tide.example',
  accounts: [
    { namespace: 'eip155', address: sampleAddresses.eip155, type: 'eoa' },
    { namespace: 'solana', address: sampleAddresses.solana, type: 'eoa' },
  ],
  networkIds: { eip155: 'eip155:31337' },
  restoredBy: 'self',
  persistence: 'kept',
}

const mailedCode = {
  resendAfterMs: 30_000,
  expiresAfterMs: 600_000,
  triesLeft: 5,
}

/** A wallet that says yes to everything, and writes down what it was asked. */
export function sampleHandlers(changes: Partial<FrameHandlers> = {}) {
  const asked: unknown[] = []
  const handlers: FrameHandlers = {
    switchNetwork: ({ networkId }) => ({ networkId }),
    connectEmail: () => ({
      action: 'VERIFY_OTP',
      ...mailedCode,
    }),
    connectDevice: () => ({ action: 'CONNECT' }),
    connectOtp: () => ({ action: 'VERIFY_DEVICE', deviceCode: 'K7PX' }),
    connectSocial: () => sampleUser,
    getSocialRedirectUri: () => ({ uri: 'https://login.example/authorize' }),
    getUser: () => sampleUser,
    signOut: () => undefined,
    isConnected: () => ({ isConnected: true }),
    getChainId: () => ({ networkId: 'eip155:31337' }),
    rpcRequest: () => ({ result: '0x1' }),
    rpcAbort: () => undefined,
    updateEmail: () => ({ action: 'VERIFY_PRIMARY_OTP', ...mailedCode }),
    updateEmailPrimaryOtp: () => mailedCode,
    updateEmailSecondaryOtp: () => ({ email: 'bo@tide.example' }),
    awaitUpdateEmail: () => ({ email: 'bo@tide.example' }),
    syncTheme: () => undefined,
    syncDappData: () => undefined,
    getSmartAccountEnabledNetworks: () => ({ networkIds: [] }),
    initSmartAccount: () => ({
      address: sampleAddresses.eip155,
      isDeployed: false,
    }),
    setPreferredAccount: ({ type }) => ({
      type,
      address: sampleAddresses.eip155,
    }),
    connectFarcaster: () => ({ userName: 'ada' }),
    getFarcasterUri: () => ({ url: 'https://farcaster.example/sign-in' }),
    reload: () => undefined,
    ...changes,
  }
  const noted = Object.fromEntries(
    Object.entries(handlers).map(([method, handle]) => [
      method,
      (...given: unknown[]) => {
        asked.push([method, given[0]])
        return (handle as (...given: unknown[]) => unknown)(...given)
      },
    ]),
  ) as FrameHandlers
  return { asked, handlers: noted }
}
