import { connect, disconnect, type Kit } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import {
  createTestKit,
  type MockEvmWallet,
  mockEvmWallet,
  testNetworks,
} from '@hasp/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../devstack/testing/startTestChain.js'

const [from, to] = testAccounts

/** The files of an example that builds on a library for EVM. */
export type EvmExample = {
  readonly library: string
  readonly sendToMyself: (kit: Kit) => Promise<string>
  readonly showAccount: (kit: Kit, show: (text: string) => void) => () => void
  /** Signs `Hello`, and asks the library whether the account did. */
  readonly isHelloSignedBy: (kit: Kit, address: string) => Promise<boolean>
  /** What the library throws when the visitor declined to sign `Hello`. */
  readonly declined: object
}

/** Tests of an example over a kit, with a node of their own. */
export function testEvmLibrary({
  declined,
  isHelloSignedBy,
  library,
  sendToMyself,
  showAccount,
}: EvmExample): void {
  describe(`${library} over the kit`, () => {
    let chain: TestChain
    beforeAll(async () => {
      chain = await startTestChain({ chainId: 31_337, multicall: false })
    }, 60_000)
    afterAll(() => chain?.stop())

    const setUp = () => {
      const wallet = mockEvmWallet({
        name: 'Kite',
        accounts: [from],
        chainId: 31_338,
        forward: ({ method, params }) =>
          chain.request(method, params as readonly unknown[]),
      })
      const networks = testNetworks.map((network) => ({
        ...network,
        rpcUrls: { default: { http: [chain.url] } },
      }))
      const { clock, kit, stop, window } = createTestKit({
        adapters: [evm()],
        networks,
      })
      wallet.announce(window)
      const connectKite = () => connect(kit, { connectorId: wallet.rdns })
      return { clock, connectKite, kit, stop, wallet }
    }

    it('sends with the wallet of the kit, on the network asked for', async () => {
      const { connectKite, kit, stop, wallet } = setUp()
      await expect(sendToMyself(kit)).rejects.toMatchObject({
        code: 4100,
        cause: { code: 'NO_ACTIVE_ACCOUNT' },
      })
      await connectKite()
      expect(await sendToMyself(kit)).toMatch(/^0x[0-9a-f]{64}: success$/)
      const sent = sentBy(wallet)
      expect(sent).toHaveLength(1)
      expect(sent[0]?.params).toMatchObject([{ value: '0x16345785d8a0000' }])
      stop()
    })

    it('follows the account and the wallet in the same tick', async () => {
      const { clock, connectKite, kit, stop, wallet } = setUp()
      const shown: string[] = []
      const end = showAccount(kit, (text) => shown.push(text))
      expect(shown).toEqual(['Not connected'])
      let last: string | undefined
      kit.stores.connections.subscribe(() => {
        last = shown.at(-1)
      })
      await connectKite()
      expect(last).toContain(from)
      wallet.setAccounts([to])
      await clock.advance(200)
      expect(last).toContain(to)
      const leaving = disconnect(kit)
      expect(last).toBe('Not connected')
      await leaving
      end()
      await connectKite()
      expect(shown.at(-1)).toBe('Not connected')
      stop()
    })

    it(`signs what ${library} can verify`, async () => {
      const { connectKite, kit, stop } = setUp()
      await connectKite()
      expect(await isHelloSignedBy(kit, from)).toBe(true)
      stop()
    })

    it(`says as ${library} does that the visitor declined`, async () => {
      const { connectKite, kit, stop, wallet } = setUp()
      await connectKite()
      wallet.next('personal_sign').reject(4001)
      await expect(isHelloSignedBy(kit, from)).rejects.toMatchObject(declined)
      stop()
    })
  })
}

function sentBy({ calls }: MockEvmWallet) {
  return calls.filter(({ method }) => method === 'eth_sendTransaction')
}
