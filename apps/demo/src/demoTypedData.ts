import { parseNetworkId } from '@hasp/core'

/** A small EIP-712 message of the chain in use. */
export function demoTypedData(networkId: string | undefined) {
  const chainId = networkId ? Number(parseNetworkId(networkId).reference) : 1
  return {
    domain: { name: 'Hasp demo', version: '1', chainId },
    primaryType: 'Note',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Note: [{ name: 'text', type: 'string' }],
    },
    message: { text: 'Hello from Hasp' },
  }
}
