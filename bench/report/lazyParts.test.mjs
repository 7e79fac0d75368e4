import { expect, it } from 'vitest'
import { lazyParts } from './lazyParts.mjs'

const react = '@hasp/react/dist'

/** What a build says of a file, and what it weighs. */
const files = {
  'main.js': [null, [], 900],
  'modal.js': [`${react}/chunks/KitModal.js`, ['main.js'], 500],
  'Send.js': [`${react}/views/Send.js`, ['modal.js', 'money.js', 'fee.js'], 40],
  'fee.js': [null, [], 30],
  'money.js': [null, [], 300],
  'Receive.js': [`${react}/views/Receive.js`, ['money.js', 'code.js'], 20],
  'code.js': [`${react}/chunks/QrCode.js`, [], 100, { qr: 0.8 }],
  'chain.js': ['@hasp/core/dist/adapters/evm/chain/createEvmChain.js', [], 60],
  'ar.js': [`${react}/dist/chunks/ar.js`, [], 1000],
}

const result = {
  open: { 1: [{ filesAtLoad: ['main.js'], filesOnOpen: ['modal.js'] }] },
  build: {
    graph: mapFiles(([facade, imports, , shares = {}]) => {
      return { facade, imports, shares, isDynamicEntry: facade !== null }
    }),
    sizes: mapFiles(([, , gzip]) => ({ gzip })),
  },
}

it('a view weighs what only it needs, without parts that have a limit', () => {
  const { views } = lazyParts(result)
  expect(views).toEqual([
    { name: 'Send', own: 40 + 30 },
    { name: 'Receive', own: expect.closeTo(20 + 0.2 * 100) },
  ])
})

it('a view that is visited first fetches all that is not there yet', () => {
  const onVisit = Object.fromEntries(
    lazyParts(result).chunks.map((chunk) => [chunk.name, chunk.onVisit]),
  )
  expect(onVisit[`${react}/views/Send.js`]).toBe(40 + 300 + 30)
  expect(onVisit[`${react}/views/Receive.js`]).toBe(20 + 300 + 100)
  expect(onVisit['money.js']).toBe(null)
})

it('what load and first open bring is not lazy, other languages are no part', () => {
  const names = lazyParts(result).chunks.map(({ name }) => name)
  expect(names[0]).toBe('money.js')
  expect(names).toHaveLength(6)
  expect(names.join()).not.toMatch(/main|KitModal|ar\.js/)
})

it('parts with a limit of their own are added up', () => {
  expect(lazyParts(result).parts).toEqual({ qr: 80, 'chain code': 60 })
})

it('throttled runs do as well, without a run there is nothing to say', () => {
  const throttled = { ...result, open: { 1: [], 4: result.open[1] } }
  expect(lazyParts(throttled)).toEqual(lazyParts(result))
  expect(lazyParts({ ...result, open: { 1: [] } })).toBe(null)
  expect(lazyParts(undefined)).toBe(null)
})

function mapFiles(change) {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, change(file)]),
  )
}
