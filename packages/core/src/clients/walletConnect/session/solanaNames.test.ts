import { expect, it } from 'vitest'
import { requestedNamespaces } from '../../../connectors/walletConnect/requestedNamespaces.js'
import { solanaDevnet } from '../../../networks/solana/solanaDevnet.js'
import { solanaMainnet } from '../../../networks/solana/solanaMainnet.js'
import { setUpScripted } from '../../../testing/walletConnect/setUpScripted.js'

const present = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const earlier = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const account = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'

/** A phone wallet that approves these ids. */
async function pair(...chains: readonly string[]) {
  const setup = await setUpScripted()
  const { client, clock, wallet } = setup
  const { signal } = new AbortController()
  const asking = client.pair({
    optionalNamespaces: requestedNamespaces([solanaMainnet, solanaDevnet]),
    signal,
  })
  await clock.settle()
  const pairing = await asking
  const peer = wallet.scan(pairing.uri)
  peer.say()
  await clock.settle()
  peer.settle({
    namespaces: {
      solana: {
        accounts: chains.map((chain) => `${chain}:${account}`),
        methods: ['solana_signMessage'],
        events: [],
      },
    },
  })
  await clock.advance(100)
  return { ...setup, peer, session: await pairing.approval }
}

it('asks for networks of Solana by the ids of older wallets, too', async () => {
  const { peer } = await pair(present)
  expect(peer.proposal.params?.optionalNamespaces).toMatchObject({
    solana: {
      chains: [
        present,
        earlier,
        solanaDevnet.caipNetworkId,
        'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
      ],
    },
  })
})

it.each([
  ['an older wallet', [earlier], earlier],
  ['a wallet of today', [present], present],
  ['a wallet that knows both', [earlier, present], present],
])(
  '%s is read and asked by the ids that it knows',
  async (_who, chains, asked) => {
    const { client, clock, peer, session } = await pair(...chains)
    expect(session.namespaces.solana).toMatchObject({
      accounts: [`${present}:${account}`],
      chains: [present],
    })
    expect(client.sessions()[0]?.namespaces.solana?.chains).toEqual([present])
    const answer = client.request({
      topic: session.topic,
      chainId: present,
      method: 'solana_signMessage',
      params: {},
    })
    await clock.settle()
    const request = peer
      .received()
      .find(({ method }) => method === 'wc_sessionRequest')
    expect(request?.params).toMatchObject({ chainId: asked })
    peer.respond(request?.id ?? 0, { result: { signature: 'x' } })
    expect(await answer).toEqual({ signature: 'x' })
  },
)

it('what an older wallet reports is told by the id of today', async () => {
  const { clock, events, peer } = await pair(earlier)
  peer.request('wc_sessionEvent', {
    event: { name: 'accountsChanged', data: [`${earlier}:${account}`] },
    chainId: earlier,
  })
  await clock.settle()
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'sessionEvent', chainId: present }),
  )
})
