import { utf8ToBytes } from '@noble/hashes/utils'
import { encodeBase64Url } from './base64.js'

const prefix = 'urn:recap:'
const ability = 'request/'

/**
 * The wish to call methods later, as a resource of a sign-in message
 * (ERC-5573).
 */
export function encodeRecap(
  namespace: string,
  methods: readonly string[],
  chains: readonly string[],
): string {
  const actions = [...methods]
    .sort()
    .map((method) => [`${ability}${method}`, [{ chains }]])
  const recap = { att: { [namespace]: Object.fromEntries(actions) } }
  return prefix + encodeBase64Url(utf8ToBytes(JSON.stringify(recap)))
}
