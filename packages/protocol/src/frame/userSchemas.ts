import {
  array,
  email,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  union,
} from 'valibot'

/** The families that the wallet holds keys for. */
export const hostedNamespaces = ['eip155', 'solana'] as const

/** One of `hostedNamespaces`. */
export type HostedNamespace = (typeof hostedNamespaces)[number]

export const Namespace = picklist(hostedNamespaces)
export const AccountType = picklist(['eoa', 'smartAccount'])

/** A network by CAIP-2; what it is, only the operator's registry says. */
export const NetworkId = pipe(
  string(),
  regex(/^(?:eip155:\d{1,20}|solana:[-\w]{1,32})$/),
)
export const AccountAddress = pipe(
  string(),
  regex(/^(?:0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/),
)
/** At most 254 characters (RFC 5321). */
export const EmailAddress = pipe(string(), maxLength(254), email())
export const OneTimeCode = pipe(string(), regex(/^\d{6}$/))
export const Url = pipe(string(), maxLength(2_048), regex(/^https?:\/\//))
export const Milliseconds = pipe(
  number(),
  integer(),
  minValue(0),
  maxValue(90 * 86_400_000),
)

/** The characters that this device and another one show to be compared. */
export const DeviceCode = pipe(string(), regex(/^[A-Z\d]{4}$/))

export const Connected = strictObject({ action: literal('CONNECT') })
export const DeviceStep = strictObject({
  action: literal('VERIFY_DEVICE'),
  /** Once another device has met this one; it shows the same. */
  deviceCode: optional(DeviceCode),
  /** Until then the wallet can be looked at and received to. */
  holdEndsAfterMs: optional(Milliseconds),
})
/** A code that was mailed. */
export const MailedCode = strictObject({
  resendAfterMs: Milliseconds,
  expiresAfterMs: Milliseconds,
  triesLeft: pipe(number(), integer(), minValue(0), maxValue(5)),
})
export const CodeStep = strictObject({
  action: literal('VERIFY_OTP'),
  ...MailedCode.entries,
})

/** What comes after an address was given. */
export const EmailStep = union([Connected, DeviceStep, CodeStep])
/** What comes after a code was given. */
export const LoginStep = union([Connected, DeviceStep])

export const HostedAccount = strictObject({
  namespace: Namespace,
  address: AccountAddress,
  type: AccountType,
})

/** Who is logged in, as far as a page may know. */
export const HostedUser = strictObject({
  /** For the page to show; it is never stored there. */
  email: optional(EmailAddress),
  accounts: pipe(array(HostedAccount), minLength(1), maxLength(4)),
  /** The network in use of each family. */
  networkIds: strictObject({
    eip155: optional(NetworkId),
    solana: optional(NetworkId),
  }),
  restoredBy: picklist(['self', 'assisted']),
  /** Whether the browser lets the wallet keep the login. */
  persistence: picklist(['kept', 'memory']),
  /** Until then the wallet can be looked at and received to, not spent from. */
  holdEndsAfterMs: optional(Milliseconds),
})

/** Who is logged in. */
export type HostedUser = InferOutput<typeof HostedUser>
/** An address of theirs. */
export type HostedAccount = InferOutput<typeof HostedAccount>
