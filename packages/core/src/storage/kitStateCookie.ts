import {
  custom,
  type InferOutput,
  optional,
  parse,
  picklist,
  pipe,
  readonly,
  strictObject,
} from 'valibot'
import { themeModes } from '../entities/modal/themeMode.js'
import { namespaces } from '../entities/network/namespace.js'
import { isNetworkId, type NetworkId } from '../entities/network/networkId.js'
import { boundedText } from '../utils/boundedText.js'

const cookieName = 'hasp.state'

/** Ours has some 200 characters: a longer one is not ours. */
const longestCookie = 512

/** A visitor who stays away longer sees the button change once. */
const lifetimeSeconds = 30 * 24 * 60 * 60

const kitState = pipe(
  strictObject({
    theme: optional(picklist(themeModes)),
    namespace: optional(picklist(namespaces)),
    networkId: optional(custom<NetworkId>(isNetworkId)),
    /**
     * Beginning and end of the address in use, as a button shows them: the
     * whole address is in no cookie.
     */
    shortAddress: optional(boundedText(/^[0-9A-Za-z…]+$/, 40)),
  }),
  readonly(),
)

/**
 * What a server has to know of a visitor who comes back, so that it draws what
 * the browser will show. It only says how things looked: nothing is connected
 * by it.
 */
export type KitState = InferOutput<typeof kitState>

/**
 * Reads what the kit left in a cookie for servers.
 * @param cookie the header `Cookie`, or `document.cookie`
 * @returns what `createKit` takes as `initialState`; undefined for a visitor
 * without a wallet, and for a cookie that the kit did not write
 * @example
 * import { readKitState } from '@hasp/core/cookie'
 *
 * readKitState('hasp.state=%7B%22theme%22%3A%22light%22%7D')?.theme // 'light'
 */
export function readKitState(
  cookie: string | null | undefined,
): KitState | undefined {
  const pairs = typeof cookie === 'string' ? cookie.split(';') : []
  for (const pair of pairs) {
    const [name, value = ''] = pair.trim().split('=')
    if (name !== cookieName || value.length > longestCookie) continue
    try {
      return parse(kitState, JSON.parse(decodeURIComponent(value)))
    } catch {
      // Another part of the domain may have written one of the same name.
    }
  }
  return undefined
}

/**
 * The text that sets the cookie by `document.cookie`, or removes it.
 * @param state undefined removes it
 * @param parameters.isSecure whether the page came by https
 * @example
 * import { writeKitState } from '@hasp/core/cookie'
 *
 * document.cookie = writeKitState(undefined, { isSecure: true })
 */
export function writeKitState(
  state: KitState | undefined,
  { isSecure }: { isSecure: boolean },
): string {
  const value = state ? encodeURIComponent(JSON.stringify(state)) : ''
  const lifetime = state ? lifetimeSeconds : 0
  return [
    `${cookieName}=${value}`,
    'Path=/',
    `Max-Age=${lifetime}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}
