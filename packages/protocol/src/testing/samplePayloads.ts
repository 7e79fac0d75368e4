import type { FrameMethod, FramePayload } from '../frame/requests.js'

/** One payload of each message. */
export const samplePayloads: {
  readonly [method in FrameMethod]: FramePayload<method>
} = {
  switchNetwork: { networkId: 'eip155:31338' },
  connectEmail: { email: 'ada@tide.example' },
  connectDevice: undefined,
  connectOtp: { otp: '018265' },
  connectSocial: { uri: 'https://wallet.example/done' },
  getSocialRedirectUri: { provider: 'google' },
  getUser: { networkIds: { eip155: 'eip155:31337' } },
  signOut: undefined,
  isConnected: undefined,
  getChainId: { namespace: 'eip155' },
  rpcRequest: { networkId: 'eip155:31337', method: 'eth_gasPrice', params: [] },
  rpcAbort: undefined,
  updateEmail: { email: 'bo@tide.example' },
  updateEmailPrimaryOtp: { otp: '111111' },
  updateEmailSecondaryOtp: { otp: '222222' },
  awaitUpdateEmail: undefined,
  syncTheme: { mode: 'dark', accent: '#3b82f6' },
  syncDappData: { name: 'Tide Market', sdkType: 'hasp', locale: 'ar' },
  getSmartAccountEnabledNetworks: undefined,
  initSmartAccount: { networkId: 'eip155:31337' },
  setPreferredAccount: { namespace: 'eip155', type: 'eoa' },
  connectFarcaster: undefined,
  getFarcasterUri: undefined,
  reload: undefined,
}
