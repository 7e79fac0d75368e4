import { bytesToUtf8, utf8ToBytes } from '@noble/hashes/utils'
import { list, misfit, object, record, text } from '../../../utils/schema.js'
import { decodeBase64, encodeBase64Url } from '../crypto/base64.js'

const prefix = 'urn:recap:'
const ability = 'request/'

const limits = object({}, { chains: list(text(), { max: 1000 }) })
const Recap = object({
  att: record(text(), record(text(), list(limits, { max: 1000 }))),
})

/**
 * The wish to call methods later, as a resource of a sign-in message
 * (ERC-5573).
 */
export function encodeRecap(
  family: string,
  methods: readonly string[],
  chains: readonly string[],
): string {
  const actions = [...methods]
    .sort()
    .map((method) => [`${ability}${method}`, [{ chains }]])
  const recap = { att: { [family]: Object.fromEntries(actions) } }
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
    const json = bytesToUtf8(decodeBase64(resource.slice(prefix.length)))
    const recap = Recap(JSON.parse(json))
    if (recap === misfit) return { methods: [], chains: [] }
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
