import { defineNetwork } from '../entities/network/network.js'
import { isKitError } from '../errors/KitError.js'
import { chainIdProof } from '../jsonRpc/chainIdProof.js'
import { createRpcClient } from '../jsonRpc/createRpcClient.js'
import { parseQuantity } from '../jsonRpc/parseQuantity.js'
import { createTestEnvironment } from './createTestEnvironment.js'
import { createFakeClock } from './fakeClock.js'
import { fakeNode } from './fakeNode.js'

/** The URLs of two nodes of one network. */
export const nodeUrls = ['https://a.example/', 'https://b.example/'] as const

/** A client that reads from a fake node, with time standing still. */
export function setUpRpc(
  reply: Parameters<typeof fakeNode>[0],
  urls: readonly string[] = [nodeUrls[0]],
) {
  const clock = createFakeClock()
  const node = fakeNode(reply)
  const network = defineNetwork({
    id: 31337,
    chainNamespace: 'eip155',
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: urls } },
  })
  const environment = createTestEnvironment({ clock, fetch: node.fetch })
  const client = createRpcClient(environment, network, {
    proof: chainIdProof(network),
  })
  const stop = new AbortController()
  const read = (isChainAsserted = false, hasSideEffect = false) =>
    client.read({
      method: 'eth_gasPrice',
      params: [],
      parse: parseQuantity,
      isChainAsserted,
      hasSideEffect,
      signal: stop.signal,
    })
  /** The answer, or the code of the error, after enough time has passed. */
  const readWithin = async (
    limitMs: number,
    isChainAsserted = false,
    hasSideEffect = false,
  ) => {
    let outcome: unknown = 'waiting'
    read(isChainAsserted, hasSideEffect).then(
      (value) => {
        outcome = value
      },
      (error: unknown) => {
        outcome = isKitError(error) ? error.code : error
      },
    )
    await clock.advance(limitMs)
    return outcome
  }
  const asked = () => node.calls.map(({ url }) => url)
  return { asked, clock, node, read, readWithin, stop }
}
