import type { ConnectedWallet } from '@hasp/react'

const message = 'Hello from Hasp'

/**
 * Signs a message in the way of a namespace.
 * @returns the signature as the namespace writes it: hex on EVM and polkadot,
 * else base64; on Solana hex, for there is no custom
 */
export async function signDemoMessage(
  wallet: ConnectedWallet,
): Promise<unknown> {
  const bytes = new TextEncoder().encode(message)
  if (!wallet.provider) return 'the wallet has left the page'
  switch (wallet.namespace) {
    case 'eip155':
      return await wallet.provider.request({
        method: 'personal_sign',
        params: [toHex(bytes), wallet.address],
      })
    case 'solana':
      return toHex(await wallet.provider.signMessage({ message: bytes }))
    case 'bip122':
      return await wallet.provider.signMessage({
        message,
        protocol: 'ecdsa',
      })
    case 'polkadot':
      return await wallet.provider.signRaw({
        data: toHex(bytes),
      })
    case 'cosmos':
      return JSON.stringify(
        await wallet.provider.signArbitrary({ data: message }),
      )
  }
}

function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
