import {
  type AddressName,
  addressNamePath,
  type Name,
  namePath,
} from '@hasp/protocol/data'
import { toCoinType } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  namePretender,
  seededNames,
  testAccounts,
} from '../../../../devstack/addresses.js'
import {
  type NamesService,
  startNamesService,
} from '../testing/startNamesService.js'

const { ana, juergen, vault } = seededNames
const home = 'eip155:31337'
const chainB = 'eip155:31338'
const onChainB = Number(toCoinType(31338))
let service: NamesService

beforeAll(async () => {
  const node = 'http://127.0.0.1:1'
  service = await startNamesService({
    configuration: {
      networks: [home, chainB].map((id) => ({
        id,
        name: id,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [node],
      })),
    },
  })
}, 60_000)
afterAll(() => service?.stop())

async function ask<Answer>(path: string) {
  const response = await fetch(service.url + path)
  return { status: response.status, answer: (await response.json()) as Answer }
}

async function readName(address: string, network = home) {
  const { answer } = await ask<AddressName>(addressNamePath(address, network))
  return answer.name
}

it('[R7.28] tells where a name leads, coin by coin', async () => {
  const { answer } = await ask<Name>(namePath('ANA.eth'))
  expect(answer).toMatchObject({
    name: ana.name,
    addresses: [
      { coinType: 60, address: ana.account },
      { coinType: onChainB, address: ana.onChainB },
    ],
    foundIn: 'ens',
    isStale: false,
  })
  const { answer: other } = await ask<Name>(namePath('JÜRGEN.eth'))
  expect(other.name).toBe(juergen.name)
  expect(other.addresses).toEqual([{ coinType: 60, address: juergen.account }])
})

it.each([
  ['nobody.eth', 404, 'NAME_UNKNOWN'],
  ['below.ana.eth', 404, 'NAME_UNKNOWN'],
  ['mira.hasp.eth', 404, 'NAME_UNKNOWN'],
  ['two words.eth', 400, 'NAME_INVALID'],
  ['ana..eth', 400, 'NAME_INVALID'],
  ['аna.eth', 400, 'NAME_INVALID'],
])('[R7.28] leads nowhere from %s', async (name, status, code) => {
  expect(await ask(namePath(name))).toMatchObject({ status, answer: { code } })
})

it('reads no name that is written with more than 255 characters', async () => {
  const statusOf = async (text: string) =>
    (await ask<Name>(namePath(text))).status
  // Nobody sees a soft hyphen, and no name has one.
  expect(await statusOf('ana.eth'.padStart(255, '\u00ad'))).toBe(200)
  expect(await statusOf('ana.eth'.padStart(256, '\u00ad'))).toBe(400)
})

it('[R7.29] tells what an account is called where that leads back to it', async () => {
  const { answer } = await ask(addressNamePath(ana.account, home))
  expect(answer).toMatchObject({
    address: ana.account,
    networkId: home,
    name: ana.name,
    foundIn: 'ens',
  })
  expect(await readName(juergen.account)).toBe(juergen.name)
  expect(await readName(namePretender)).toBe(null)
  expect(await readName(testAccounts[0])).toBe(null)
  expect(await readName(vault.account)).toBe(vault.name)
})

it('[R7.29] knows on which chain an account is called so', async () => {
  expect(await readName(ana.onChainB, chainB)).toBe(ana.name)
  expect(await readName(ana.onChainB)).toBe(null)
  // A key is on every chain, a contract is not.
  expect(await readName(juergen.account, chainB)).toBe(juergen.name)
  expect(await readName(vault.account, chainB)).toBe(null)
})

it.each([
  ['/v1/addresses/0x12/name', 400, 'ACCOUNT_INVALID'],
  [addressNamePath(ana.account, 'eip155:9'), 404, 'NETWORK_UNKNOWN'],
  [addressNamePath(ana.account, 'x'), 400, 'QUERY_INVALID'],
])('%s is refused', async (path, status, code) => {
  expect(await ask(path)).toMatchObject({ status, answer: { code } })
})

it('keeps names and addresses out of its log', () => {
  expect(service.lines.length).toBeGreaterThan(10)
  const log = JSON.stringify(service.lines).toLowerCase()
  expect(log).not.toMatch(/ana|rgen|0x[0-9a-f]{8}/)
})
