import * as v from 'valibot'
import { evmAddress } from './names.js'
import { hexBytes } from './values.js'

/** A resolver and what it was asked, in the path. @see ERC-3668 */
export const gatewayParameters = {
  sender: evmAddress,
  data: v.pipe(hexBytes, v.maxLength(8_000)),
}

/** The same in a body, for what is too long. */
export const gatewayRequestSchema = v.object({
  sender: evmAddress,
  data: v.pipe(hexBytes, v.maxLength(60_000)),
})

/** What the resolver will check. */
export const gatewaySchema = v.object({ data: hexBytes })
