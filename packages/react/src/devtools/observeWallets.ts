import type { Connector, Kit } from '@hasp/core'
import type { NoteRequest } from './Recording.js'
import { replaceMethod } from './replaceMethod.js'

const connectorMethods = [
  'connect',
  'reconnect',
  'disconnect',
  'switchNetwork',
] as const

/**
 * Watches what is asked of wallets: every request of an EIP-1193 provider, and
 * elsewhere what the kit asks of its connector and the site of its provider.
 * @returns leaves all of them as they were
 */
export function observeWallets(kit: Kit, note: NoteRequest): () => void {
  const { connections, connectors } = kit.stores
  const observed = new Set<object>()
  const undo: (() => void)[] = []

  const observe = (target: object, name: string, wallet: string) =>
    undo.push(
      replaceMethod(target, name, (parameters) =>
        note({
          to: 'wallet',
          target: wallet,
          method: requestMethod(name, parameters),
        }),
      ),
    )
  const look = () => {
    for (const connector of connectors.getState().connectors) {
      const provider = providerOf(connector)
      const targets =
        connector.namespace === 'eip155'
          ? [[provider, ['request']] as const]
          : [
              [connector, connectorMethods] as const,
              [provider, methodsOf(provider)] as const,
            ]
      for (const [target, names] of targets) {
        if (!target || observed.has(target)) continue
        observed.add(target)
        for (const name of names) observe(target, name, connector.info.name)
      }
    }
  }
  look()
  // A wallet's provider may only be there once it is connected.
  const ends = [connectors.subscribe(look), connections.subscribe(look)]
  return () => {
    for (const end of [...ends, ...undo]) end()
  }
}

function providerOf(connector: Connector): object | undefined {
  try {
    const provider = connector.getProvider()
    return typeof provider === 'object' && provider ? provider : undefined
  } catch {
    return undefined
  }
}

/** What the kit made a provider of; a wallet's own object keeps its methods. */
function methodsOf(provider: object | undefined): readonly string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(provider ?? {}))
    .filter(([, { value }]) => typeof value === 'function')
    .map(([name]) => name)
    .filter((name) => name !== 'on' && name !== 'removeListener')
}

function requestMethod(name: string, [request]: readonly unknown[]): string {
  if (name !== 'request') return name
  const { method } = (request ?? {}) as { method?: unknown }
  return typeof method === 'string' ? method : name
}
