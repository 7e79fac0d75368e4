import {
  array,
  boolean,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  literal,
  maxLength,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  undefined_,
  unknown,
} from 'valibot'
import { FrameChallenge, SignedInUser } from './signInSchemas.js'
import {
  AccountAddress,
  AccountType,
  EmailAddress,
  EmailStep,
  HostedUser,
  LoginStep,
  MailedCode,
  Namespace,
  NetworkId,
  OneTimeCode,
  Url,
} from './userSchemas.js'

/** One message: what is asked, what is answered, and how long it may take. */
function request<payload extends GenericSchema, reply extends GenericSchema>(
  payload: payload,
  reply: reply,
  limitMs: number,
) {
  return { payload, reply, limitMs }
}

const soonMs = 20_000
/** Connecting, codes, devices and other logins (specification 9). */
const loginMs = 120_000
/** Signing out waits no longer (specification 9). */
const signOutMs = 3_000
/** An e-mail address is changed within 15 minutes. */
const emailChangeMs = 15 * 60_000

const nothing = undefined_()
const name = pipe(string(), maxLength(100))
const EmailPayload = strictObject({ email: EmailAddress })
const CodePayload = strictObject({ otp: OneTimeCode })

/** Every message between a page and the wallet's frame (R7.1–R7.20, R7.38). */
export const frameRequests = {
  switchNetwork: request(
    strictObject({ networkId: NetworkId }),
    strictObject({ networkId: NetworkId }),
    soonMs,
  ),
  connectEmail: request(EmailPayload, EmailStep, loginMs),
  /**
   * Waits for another device to vouch for this one. It is answered with every
   * change, and once a minute without any, to be asked anew.
   */
  connectDevice: request(
    optional(
      strictObject({
        /** Does not wait: goes in to look and to receive, while a hold lasts. */
        isToLook: literal(true),
      }),
    ),
    LoginStep,
    loginMs,
  ),
  connectOtp: request(CodePayload, LoginStep, loginMs),
  connectSocial: request(strictObject({ uri: Url }), HostedUser, loginMs),
  getSocialRedirectUri: request(
    strictObject({
      provider: picklist([
        'google',
        'github',
        'apple',
        'facebook',
        'x',
        'discord',
      ]),
    }),
    strictObject({ uri: Url }),
    loginMs,
  ),
  getUser: request(
    strictObject({
      /** The networks that the page has in use. */
      networkIds: optional(
        strictObject({
          eip155: optional(NetworkId),
          solana: optional(NetworkId),
        }),
      ),
      preferredAccountType: optional(AccountType),
      /** Signs in at the site, too, once the visitor has approved it. */
      signIn: optional(FrameChallenge),
    }),
    SignedInUser,
    soonMs,
  ),
  signOut: request(nothing, nothing, signOutMs),
  isConnected: request(
    nothing,
    strictObject({ isConnected: boolean() }),
    soonMs,
  ),
  getChainId: request(
    strictObject({ namespace: Namespace }),
    strictObject({ networkId: NetworkId }),
    soonMs,
  ),
  /** Params and result by method: `rpcRequests`. */
  rpcRequest: request(
    strictObject({
      networkId: NetworkId,
      method: pipe(string(), maxLength(64)),
      params: unknown(),
    }),
    strictObject({ result: unknown() }),
    soonMs,
  ),
  rpcAbort: request(nothing, nothing, soonMs),
  updateEmail: request(
    EmailPayload,
    strictObject({
      action: picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
      ...MailedCode.entries,
    }),
    loginMs,
  ),
  updateEmailPrimaryOtp: request(CodePayload, MailedCode, loginMs),
  updateEmailSecondaryOtp: request(CodePayload, EmailPayload, loginMs),
  awaitUpdateEmail: request(nothing, EmailPayload, emailChangeMs),
  /** Of the looks, the frame follows these two. */
  syncTheme: request(
    strictObject({
      mode: picklist(['light', 'dark']),
      accent: optional(pipe(string(), regex(/^#[\da-f]{6}$/i))),
    }),
    nothing,
    soonMs,
  ),
  /** What the page says of itself; the frame knows its origin by itself. */
  syncDappData: request(
    strictObject({
      name,
      description: optional(pipe(string(), maxLength(300))),
      icon: optional(Url),
      sdkType: literal('hasp'),
      /** The page's language, BCP 47. */
      locale: optional(pipe(string(), regex(/^[A-Za-z\d-]{2,35}$/))),
    }),
    nothing,
    soonMs,
  ),
  getSmartAccountEnabledNetworks: request(
    nothing,
    strictObject({ networkIds: array(NetworkId) }),
    soonMs,
  ),
  initSmartAccount: request(
    strictObject({ networkId: NetworkId }),
    strictObject({ address: AccountAddress, isDeployed: boolean() }),
    soonMs,
  ),
  setPreferredAccount: request(
    strictObject({ namespace: Namespace, type: AccountType }),
    strictObject({ type: AccountType, address: AccountAddress }),
    soonMs,
  ),
  connectFarcaster: request(nothing, strictObject({ userName: name }), loginMs),
  getFarcasterUri: request(nothing, strictObject({ url: Url }), loginMs),
  /** Answered first, and then done. */
  reload: request(nothing, nothing, soonMs),
} as const

/** The name of a message. */
export type FrameMethod = keyof typeof frameRequests

type Schemas<method extends FrameMethod> = (typeof frameRequests)[method]

/** What is sent with a message. */
export type FramePayload<method extends FrameMethod> = InferInput<
  Schemas<method>['payload']
>
/** What arrives with a message. */
export type ParsedPayload<method extends FrameMethod> = InferOutput<
  Schemas<method>['payload']
>
/** What a message is answered with. */
export type FrameReply<method extends FrameMethod> = InferOutput<
  Schemas<method>['reply']
>

/** Whether there is a message of this name. */
export function isFrameMethod(name: string): name is FrameMethod {
  return Object.hasOwn(frameRequests, name)
}
