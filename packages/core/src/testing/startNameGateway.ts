import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  concat,
  encodeAbiParameters,
  type Hex,
  keccak256,
  parseAbiParameters,
  toHex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import {
  ensContracts,
  gatewaySignerIndex,
  testMnemonic,
} from '../../../../devstack/addresses.js'

/** How the gateway answers. */
export type GatewayMood = {
  /** What every name leads to, as a record of Ether. */
  readonly address: Hex
  /** Seconds until the answer is void; negative is one that was. */
  readonly lifetimeSeconds: number
  readonly isSignedByAnother?: boolean
  readonly status?: number
}

/**
 * A gateway of the own domain of the local chain, in a mood of a test's choice.
 * @see ERC-3668
 */
export async function startNameGateway(mood: { current: GatewayMood }) {
  const asked: string[] = []
  const accountAt = (addressIndex: number) =>
    mnemonicToAccount(testMnemonic, { addressIndex })
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const { address, isSignedByAnother, lifetimeSeconds, status } = mood.current
    const data = /\/(0x[\da-f]+)\.json$/.exec(path)?.[1] as Hex
    // The question is the last argument of `resolve(bytes,bytes)`.
    const isOfEther = data.includes('3b3b57de')
    const result = isOfEther
      ? encodeAbiParameters(parseAbiParameters('address'), [address])
      : encodeAbiParameters(parseAbiParameters('bytes'), ['0x'])
    const expiresAt = BigInt(Math.floor(Date.now() / 1000) + lifetimeSeconds)
    const signature = await accountAt(
      isSignedByAnother ? 3 : gatewaySignerIndex,
    ).sign({
      hash: keccak256(
        concat([
          '0x1900',
          ensContracts.offchainResolver,
          toHex(expiresAt, { size: 8 }),
          keccak256(data),
          keccak256(result),
        ]),
      ),
    })
    const answer = encodeAbiParameters(
      parseAbiParameters('bytes, uint64, bytes'),
      [result, expiresAt, signature],
    )
    response.writeHead(status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: answer }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The paths that were asked for. */
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
