import { expect, it } from 'vitest'
import { judgeRecords } from './judgeRecords.js'

const own = { coinType: 0x80000000 + 8453, address: '0xA' }
const ether = { coinType: 60, address: '0xE' }
const other = { coinType: 0x80000000 + 10, address: '0xO' }

type About = Parameters<typeof judgeRecords>[0]
const judge = (about: Partial<About>) =>
  judgeRecords({
    ...{ coinType: own.coinType, isNamesNetwork: false },
    ...{ node: undefined, service: undefined, ...about },
  })
const node = (...records: (typeof own)[]) => ({
  node: { records, isSharedContract: false },
})
const service = (...records: (typeof own)[]) => ({ service: { records } })

it('takes the record of the network before that of Ether', () => {
  expect(judge({ ...node(ether, own), ...service(own) })).toEqual({
    status: 'found',
    address: '0xA',
    witnesses: ['node', 'service'],
  })
  expect(judge(node(ether))).toMatchObject({ address: '0xE' })
})

it('never takes the record of some other chain', () => {
  expect(judge({ ...node(other), ...service(other) })).toEqual({
    status: 'refused',
    problem: 'unknown',
  })
})

it('says who was asked when it was one alone', () => {
  expect(judge(node(own))).toMatchObject({ witnesses: ['node'] })
  expect(judge(service(own))).toMatchObject({ witnesses: ['service'] })
  expect(judge({})).toMatchObject({ problem: 'unreachable' })
})

it.each([
  [node(own), service({ ...own, address: '0xB' })],
  [node(own), service()],
  [node(), service(own)],
  [node(ether), service(own)],
])('stops where node and service differ: %j %j', (one, two) => {
  expect(judge({ ...one, ...two })).toMatchObject({ problem: 'disagreement' })
})

it('refuses a contract of the names network elsewhere, not at home', () => {
  const contract = { node: { records: [ether], isSharedContract: true } }
  expect(judge(contract)).toMatchObject({ problem: 'contract' })
  expect(judge({ ...contract, isNamesNetwork: true })).toMatchObject({
    status: 'found',
  })
})

it('believes no service that Ether’s record is safe on another chain', () => {
  expect(judge(service(ether))).toMatchObject({ problem: 'unreachable' })
  expect(judge({ ...service(ether), isNamesNetwork: true })).toMatchObject({
    status: 'found',
  })
})
