import * as v from 'valibot'
import { evmAddress } from './names.js'

const hex = v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/))

/** A resolver and what it was asked, in the path. @see ERC-3668 */
export const gatewayParameters = {
  sender: evmAddress,
  data: v.pipe(hex, v.maxLength(8_000)),
}

/** The same in a body, for what is too long. */
export const gatewayRequestSchema = v.object({
  sender: evmAddress,
  data: v.pipe(hex, v.maxLength(60_000)),
})

/** What the resolver will check. */
export const gatewaySchema = v.object({ data: hex })
