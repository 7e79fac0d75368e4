import {
  custom,
  finite,
  number,
  object,
  optional,
  pipe,
  unknown,
} from 'valibot'
import {
  isNetworkId,
  type NetworkId,
} from '../../../entities/network/networkId.js'
import { boundedText } from '../../../utils/boundedText.js'

/** What a wallet sends to change its accounts. */
export const Update = object({ namespaces: optional(unknown()) })

/** What a wallet sends to stay longer. */
export const Extension = object({
  expiry: optional(pipe(number(), finite())),
})

/** What a wallet sends when something happened on a network. */
export const Happening = object({
  event: object({
    name: boundedText(/^/, 100),
    data: optional(unknown()),
  }),
  chainId: custom<NetworkId>(isNetworkId),
})
