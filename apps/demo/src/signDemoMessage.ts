import type { Namespace } from '@hasp/core'
import type { BitcoinProvider } from '@hasp/core/bitcoin'
import type { CosmosProvider } from '@hasp/core/cosmos'
import type { PolkadotProvider } from '@hasp/core/polkadot'
import type { SolanaProvider } from '@hasp/core/solana'

type Eip1193 = {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

const message = 'Hello from Hasp'

/**
 * Signs a message in the way of a namespace.
 * @returns the signature as the namespace writes it: hex on EVM and polkadot,
 * else base64; on Solana hex, for there is no custom
 */
export async function signDemoMessage(wallet: {
  namespace: Namespace
  address: string
  provider: unknown
}): Promise<unknown> {
  const { address, namespace, provider } = wallet
  const bytes = new TextEncoder().encode(message)
  switch (namespace) {
    case 'eip155':
      return await (provider as Eip1193).request({
        method: 'personal_sign',
        params: [toHex(bytes), address],
      })
    case 'solana':
      return toHex(
        await (provider as SolanaProvider).signMessage({ message: bytes }),
      )
    case 'bip122':
      return await (provider as BitcoinProvider).signMessage({
        message,
        protocol: 'ecdsa',
      })
    case 'polkadot':
      return await (provider as PolkadotProvider).signRaw({
        data: toHex(bytes),
      })
    case 'cosmos':
      return JSON.stringify(
        await (provider as CosmosProvider).signArbitrary({ data: message }),
      )
  }
}

function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
