import { FrameError, type FrameHandlers } from '@hasp/protocol/frame'
import { checksumAddress } from '../../decode/evm/checksumAddress.js'
import type { EmailChanges } from '../../login/createEmailChange.js'
import type { LoggedIn, Login } from '../../login/createLogin.js'
import type { AnswerRpc } from '../../requests/createRpc.js'
import type { SignIn } from '../../requests/createSignIn.js'
import type { Site } from '../createSite.js'

/** The networks that a page has in use. */
export interface NetworksInUse {
  eip155?: string | undefined
  solana?: string | undefined
}

/** What the frame does for each message. */
export function createFrameHandlers({
  answerRpc,
  emailChange,
  knownNetworks,
  login,
  persistence,
  reload,
  signIn,
  site,
}: createFrameHandlers.Parameters): FrameHandlers {
  let inUse: NetworksInUse = {}

  const assertKnown = (networkId: string | undefined) => {
    if (networkId !== undefined && !knownNetworks.includes(networkId))
      throw new FrameError('CHAIN_NOT_SUPPORTED')
  }
  /** Their addresses are as pages show and sign them (EIP-55). */
  const whoIs = async (signal: AbortSignal): Promise<LoggedIn> => {
    const user = await login.user(signal)
    if (!user) throw new FrameError('NOT_SIGNED_IN')
    const { eip155, solana } = user.addresses
    const addresses = { eip155: checksumAddress(eip155), solana }
    return { ...user, addresses }
  }
  const absent = () => {
    throw new FrameError('FEATURE_ABSENT')
  }
  return {
    connectEmail: ({ email }, about) => login.giveEmail(email, about),
    connectOtp: ({ otp }, about) => login.giveCode(otp, about),
    connectDevice: (asked, about) =>
      asked ? login.enterToLook(about) : login.giveDevice(about),
    isConnected: async (_, { signal }) => ({
      isConnected: (await login.user(signal)) !== undefined,
    }),
    getUser: async ({ networkIds = {}, signIn: challenge }, about) => {
      const { id, signal } = about
      assertKnown(networkIds.eip155)
      assertKnown(networkIds.solana)
      assertKnown(challenge?.networkId)
      const { addresses, email, holdEndsAfterMs, mode } = await whoIs(signal)
      inUse = { ...inUse, ...networkIds }
      emailChange.settle(signal).catch(() => undefined)
      return {
        email,
        accounts: (['eip155', 'solana'] as const).map((namespace) => ({
          namespace,
          address: addresses[namespace],
          type: 'eoa' as const,
        })),
        networkIds: inUse,
        restoredBy: mode,
        persistence: persistence(),
        ...(holdEndsAfterMs !== undefined && { holdEndsAfterMs }),
        ...(challenge && {
          signIn: await signIn(challenge, { addresses, id, signal }),
        }),
      }
    },
    signOut: async () => {
      inUse = {}
      await login.signOut()
      return undefined
    },
    getChainId: ({ namespace }) => {
      const networkId =
        inUse[namespace] ??
        knownNetworks.find((id) => id.startsWith(`${namespace}:`))
      if (networkId === undefined) throw new FrameError('CHAIN_NOT_SUPPORTED')
      return { networkId }
    },
    switchNetwork: ({ networkId }) => {
      assertKnown(networkId)
      const namespace = networkId.startsWith('solana:') ? 'solana' : 'eip155'
      inUse = { ...inUse, [namespace]: networkId }
      return { networkId }
    },
    rpcRequest: async ({ method, networkId, params }, about) => {
      assertKnown(networkId)
      return {
        result: await answerRpc(method, params, { networkId, ...about }),
      }
    },
    rpcAbort: () => undefined,
    syncTheme: ({ accent, mode }) => site.setLooks({ accent, mode }),
    syncDappData: ({ locale, name }) => site.introduce(name, locale),
    setPreferredAccount: async ({ namespace, type }, { signal }) => {
      if (type === 'smartAccount') return absent()
      const { addresses } = await whoIs(signal)
      return { type, address: addresses[namespace] }
    },
    getSmartAccountEnabledNetworks: () => ({ networkIds: [] }),
    reload,
    initSmartAccount: absent,
    connectSocial: absent,
    getSocialRedirectUri: absent,
    connectFarcaster: absent,
    getFarcasterUri: absent,
    updateEmail: async ({ email }, about) => {
      await whoIs(about.signal)
      return await emailChange.begin(email, about)
    },
    updateEmailPrimaryOtp: ({ otp }, about) =>
      emailChange.giveOldCode(otp, about),
    updateEmailSecondaryOtp: ({ otp }, about) =>
      emailChange.giveNewCode(otp, about),
    awaitUpdateEmail: (_, { signal }) => emailChange.follow(signal),
  }
}

export declare namespace createFrameHandlers {
  interface Parameters {
    readonly login: Login
    readonly site: Site
    readonly answerRpc: AnswerRpc
    readonly signIn: SignIn
    readonly emailChange: EmailChanges
    /** CAIP-2, of the operator's registry. */
    readonly knownNetworks: readonly string[]
    readonly persistence: () => 'kept' | 'memory'
    readonly reload: () => undefined
  }
}
