import { expect, it } from 'vitest'
import { getIdentity } from '../../actions/name/getIdentity.js'
import { KitError } from '../../errors/KitError.js'
import type { NameReads } from '../../ports/NameReads.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import {
  json,
  networkId,
  own,
  type Reply,
  setUpHistory,
  status,
} from './history.test.fixture.js'

const nobody = () => Promise.reject(new KitError('USER_REJECTED'))

/** @param known the account's name, as its nodes know it */
async function setUp(reply: Reply, known?: string) {
  const reads: NameReads = {
    async normalize(name) {
      if (name.includes('!')) throw new KitError('NAME_UNRESOLVED', { name })
      return name.toLowerCase()
    },
    parseAddress: (address) => address,
    coinTypeOf: () => 60,
    isNamesNetwork: () => true,
    readRecords: nobody,
    readPrimaryName: async () => known,
    signText: nobody,
  }
  const capabilities = { loadNames: async () => reads }
  const setup = await setUpHistory(reply, {
    adapters: [mockAdapter({ capabilities })],
  })
  const account = { networkId, address: own } as const
  return {
    ...setup,
    identify: () => getIdentity(setup.kit, { ...account, isFresh: true }),
  }
}

const unreachable = {
  code: 'NAME_UNRESOLVED',
  context: { problem: 'unreachable' },
}

const named = (name: string | null) =>
  json({
    ...{ address: own, networkId, name, readAt: 1_700_000_000 },
    ...{ isStale: false, avatar: `/v1/images/${'a'.repeat(64)}` },
  })

it('a service that wants to be left alone is not asked what accounts are called', async () => {
  const { asked, clock, identify, state } = await setUp(
    status(429, { 'retry-after': '60' }),
  )
  for (const _ of [1, 2])
    await expect(identify()).rejects.toMatchObject(unreachable)
  expect(asked).toHaveLength(1)
  state.reply = named('ana.eth')
  await clock.advance(60_001)
  expect(await identify()).toMatchObject({ name: 'ana.eth' })
  expect(asked).toHaveLength(2)
})

it.each([
  ['refuses the site', status(403)],
  [
    'serves no names',
    (response) => {
      response.writeHead(404).end('{"code":"NAMES_NOT_SERVED"}')
    },
  ],
  ['tells one that is none', named('a!b.eth')],
  ['tells one in another form than its own', named('Ana.eth')],
] satisfies [string, Reply][])(
  'where the service %s, the nodes alone are believed',
  async (_what, reply) => {
    const nameless = await setUp(reply)
    expect(await nameless.identify()).toEqual({ name: undefined })
    const known = await setUp(reply, 'ana.eth')
    expect(await known.identify()).toEqual({ name: 'ana.eth' })
  },
)
