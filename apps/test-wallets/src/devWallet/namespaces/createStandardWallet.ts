import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { testSeed } from '../../namespaces/testSeed.js'
import { createEmitter } from '../requests/createEmitter.js'
import { bitcoinChains, bitcoinFeatures } from './bitcoinFeatures.js'
import type { NamespaceGate } from './NamespaceGate.js'
import { solanaFeatures } from './solanaFeatures.js'

const version = '1.0.0'

const solanaChains = [
  'solana:mainnet',
  'solana:devnet',
  'solana:testnet',
  'solana:localnet',
] as const

/**
 * One object of the Wallet Standard for the namespaces that it names: Solana,
 * Bitcoin, or both. Like extensions it shows no account on a page before it
 * was asked there, silently at least.
 */
export function createStandardWallet(parameters: {
  name: string
  icon: string
  solana?: NamespaceGate | undefined
  bitcoin?: NamespaceGate | undefined
  /** The Solana network that it knows as the local one. */
  localReference: string
  log(message: string): void
}) {
  const { bitcoin, icon, localReference, log, name, solana } = parameters
  const gates = [solana, bitcoin].filter((gate) => gate !== undefined)
  const emitter = createEmitter((error) =>
    log(`${name}: a listener of the page threw: ${String(error)}`),
  )
  const attached = new Set<NamespaceGate>()

  const solanaAccounts = () => {
    const address = solana && attached.has(solana) ? solana.address('') : ''
    return address
      ? [
          {
            address,
            publicKey: base58.decode(address),
            chains: solanaChains,
            features: [
              'solana:signMessage',
              'solana:signTransaction',
              'solana:signAndSendTransaction',
            ],
          },
        ]
      : []
  }
  const bitcoinAccounts = () => {
    const index =
      bitcoin && attached.has(bitcoin) ? bitcoin.accountIndex() : undefined
    if (index === undefined) return []
    const publicKey = secp256k1.getPublicKey(testSeed('bip122', index))
    return Object.entries(bitcoinChains).map(([chain, reference]) => ({
      address: bitcoin?.address(reference) ?? '',
      publicKey,
      chains: [chain],
      features: ['bitcoin:signMessage', 'bitcoin:signTransaction'],
      purpose: 'payment',
    }))
  }
  const accounts = () => [...solanaAccounts(), ...bitcoinAccounts()]
  const change = () => emitter.emit('change', { accounts: accounts() })

  async function attach(gate: NamespaceGate, isSilent: boolean): Promise<void> {
    await gate.connect({ isSilent })
    if (gate.accountIndex() === undefined) return
    const isNew = !attached.has(gate)
    attached.add(gate)
    if (isNew) change()
  }
  for (const gate of gates)
    gate.subscribe(() => {
      if (attached.has(gate)) change()
    })

  return {
    version,
    name,
    icon,
    get chains() {
      return [
        ...(solana ? solanaChains : []),
        ...(bitcoin ? Object.keys(bitcoinChains) : []),
      ]
    },
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': {
        version,
        async connect({ silent = false }: { silent?: boolean } = {}) {
          // Bitcoin has a way of its own to be asked for.
          const asked = silent ? gates : gates.slice(0, 1)
          for (const gate of asked) await attach(gate, silent)
          return { accounts: accounts() }
        },
      },
      'standard:disconnect': {
        version,
        async disconnect() {
          for (const gate of gates) gate.revoke()
          attached.clear()
        },
      },
      'standard:events': {
        version,
        on(event: string, listener: (properties: unknown) => void) {
          emitter.on(event, listener)
          return () => emitter.removeListener(event, listener)
        },
      },
      ...(solana && solanaFeatures(solana, localReference)),
      ...(bitcoin &&
        bitcoinFeatures(bitcoin, async () => {
          await attach(bitcoin, false)
          return bitcoinAccounts()
        })),
    },
  }
}
