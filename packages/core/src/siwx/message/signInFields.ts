import {
  isNetworkId,
  type NetworkId,
} from '../../entities/network/networkId.js'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import {
  afterHostPattern,
  requestIdPattern,
  uriPattern,
} from './uriPatterns.js'

/** A field of a message for signing in. */
export type SignInField = keyof SignInMessage

/** Whether a text is an address of a network. */
export type IsAddressOf = (address: string, networkId: NetworkId) => boolean

const longestStatement = 300
const mostResources = 10
const longestResources = 2048

/** One line of what EIP-4361 allows: printable ASCII without `"%<>\^{|}` and the grave. */
const statementPattern = /^[\w !#$&'()*+,\-./:;=?@[\]~]+$/

/** 128 bits take 22 digits of base 62. */
const noncePattern = /^[\da-zA-Z]{22,64}$/

const hostPattern = /^[\w.\-:[\]]{1,255}$/
const timePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,9})?Z$/

const checks: {
  readonly [field in SignInField]-?: (
    message: SignInMessage,
    isAddressOf: IsAddressOf,
  ) => boolean
} = {
  chainId: ({ chainId }) => isNetworkId(chainId),
  accountAddress: ({ accountAddress, chainId }, isAddressOf) =>
    isAddressOf(accountAddress, chainId),
  domain: ({ domain }) => isHost(domain),
  uri: ({ domain, uri }) => isPageOf(domain, uri),
  version: ({ version }) => version === '1',
  nonce: ({ nonce }) => noncePattern.test(nonce),
  issuedAt: ({ issuedAt }) => isTime(issuedAt),
  expirationTime: ({ expirationTime }) => isAbsentOr(isTime, expirationTime),
  notBefore: ({ notBefore }) => isAbsentOr(isTime, notBefore),
  requestId: ({ requestId }) =>
    isAbsentOr((text) => requestIdPattern.test(text), requestId),
  statement: ({ statement }) => isAbsentOr(isStatement, statement),
  resources: ({ resources }) => isAbsentOr(isListOfUris, resources),
}

/**
 * The first field that may not stand in a message, because it would be
 * ambiguous to a person or to another program.
 * @returns undefined when all of them may
 */
export function findWrongField(
  message: SignInMessage,
  isAddressOf: IsAddressOf,
): SignInField | undefined {
  const fields = Object.keys(checks) as SignInField[]
  return fields.find((field) => !checks[field](message, isAddressOf))
}

function isAbsentOr<value>(
  isRight: (value: value) => boolean,
  value: value | undefined,
): boolean {
  return value === undefined || isRight(value)
}

/** A host as browsers write it, so that it has one spelling. */
function isHost(text: string): boolean {
  return (
    hostPattern.test(text) &&
    ['https', 'http'].some((scheme) => hostOf(`${scheme}://${text}`) === text)
  )
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined
}

function isPageOf(domain: string, uri: string): boolean {
  return ['https://', 'http://'].some(
    (scheme) =>
      uri.startsWith(scheme + domain) &&
      afterHostPattern.test(uri.slice(scheme.length + domain.length)),
  )
}

/** A moment that exists: there is no 30th of February. */
function isTime(text: string): boolean {
  const [, seconds] = timePattern.exec(text) ?? []
  const milliseconds = Date.parse(text)
  return (
    seconds !== undefined &&
    Number.isFinite(milliseconds) &&
    new Date(milliseconds).toISOString().startsWith(seconds)
  )
}

function isStatement(text: string): boolean {
  return (
    text.length <= longestStatement &&
    statementPattern.test(text) &&
    text.trim() === text
  )
}

function isListOfUris(list: readonly string[]): boolean {
  return (
    list.length <= mostResources &&
    list.join('').length <= longestResources &&
    list.every((one) => uriPattern.test(one))
  )
}
