import { bytesToUtf8, utf8ToBytes } from '@noble/hashes/utils'
import {
  array,
  maxLength,
  object,
  optional,
  parse,
  pipe,
  record,
} from 'valibot'
import { decodeBase64, encodeBase64Url } from '../../../encoding/base64.js'
import { boundedText } from '../../../utils/boundedText.js'

const prefix = 'urn:recap:'
const ability = 'request/'

const limits = object({
  chains: optional(pipe(array(boundedText()), maxLength(1000))),
})
const Recap = object({
  att: record(
    boundedText(),
    record(boundedText(), pipe(array(limits), maxLength(1000))),
  ),
})

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

/** What a signed message allows to be called; nothing when it is garbage. */
export function decodeRecap(resources: readonly string[] | undefined): {
  methods: string[]
  chains: string[]
} {
  try {
    const resource = resources?.findLast((one) => one.startsWith(prefix))
    if (!resource) return { methods: [], chains: [] }
    const bytes = decodeBase64(resource.slice(prefix.length))
    const json = bytesToUtf8(bytes ?? new Uint8Array())
    const recap = parse(Recap, JSON.parse(json))
    const actions = Object.values(recap.att)
      .flatMap((targets) => Object.entries(targets))
      .filter(([action]) => action.startsWith(ability))
    return {
      methods: actions.map(([action]) => action.slice(ability.length)),
      chains: actions.flatMap(([, some]) =>
        some.flatMap(({ chains }) => chains ?? []),
      ),
    }
  } catch {
    return { methods: [], chains: [] }
  }
}
