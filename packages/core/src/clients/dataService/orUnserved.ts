import { ServiceFailure } from '../service/ServiceFailure.js'

const unservedCodes = [
  'NAMES_NOT_SERVED',
  'NETWORK_NOT_FOLLOWED',
  'NETWORK_UNKNOWN',
]

/**
 * What a service answers about a network.
 * @returns undefined where it says that it does not serve the network, or names
 */
export async function orUnserved<answer>(
  asking: Promise<answer>,
): Promise<answer | undefined> {
  try {
    return await asking
  } catch (error) {
    const code = error instanceof ServiceFailure ? error.code : undefined
    if (code !== undefined && unservedCodes.includes(code)) return undefined
    throw error
  }
}
