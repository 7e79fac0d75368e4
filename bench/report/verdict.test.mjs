import { expect, it } from 'vitest'
import { describeVerdict, verdict } from './verdict.mjs'

const kib = 1024
const phases = ['open', 'content', 'interact', 'connect', 'code', 'scroll']
const measuredAt = Object.fromEntries(phases.map((phase) => [phase, 'a']))

it('is passed when every target is held in enough runs of one time', () => {
  const judged = verdict(results())
  const missed = judged.rows.filter(({ isHeld }) => !isHeld)
  expect(missed.map(({ figure }) => figure)).toEqual([
    'Interaction to next paint, p95 of 300, ms, CPU ÷ 1',
  ])
  expect(judged).toMatchObject({ isPassed: true, runs: 15, isMixed: false })
  expect(judged.isBroken).toBe(false)
})

it.each([
  ['JS at load', 'hasp', { js: { gzip: (25 + 61) * kib } }],
  ['five families', 'hasp-families', { js: { gzip: (37 + 61) * kib } }],
  ['JS on first open', 'hasp', { jsOnOpen: { gzip: 17.1 * kib } }],
  ['Outside requests', 'hasp', { outsideAtLoad: 1 }],
  ['First open, wallet row', 'hasp', { first: { ready: 51, stable: 60 } }],
  ['First open, last change', 'hasp', { first: { ready: 40, stable: 200 } }],
])('%s over its target fails', (figure, app, change) => {
  const all = results()
  for (const runs of Object.values(all.apps[app].open))
    for (const run of runs) Object.assign(run, change)
  expect(missedRows(all)).toContainEqual(expect.stringContaining(figure))
  expect(verdict(all).isPassed).toBe(false)
})

it('connecting has 20 % or a frame more than wagmi alone, the larger one', () => {
  const all = results()
  const connect = (app, connected) => {
    for (const run of all.apps[app].connect[1]) run.connected = connected
  }
  const isHeld = () =>
    rowOf(all, 'Wallet click → connected, ms, CPU ÷ 1').isHeld
  connect('wagmi', 20)
  connect('hasp', 37)
  expect(isHeld()).toBe(true)
  connect('hasp', 38)
  expect(isHeld()).toBe(false)
  connect('wagmi', 200)
  connect('hasp', 240)
  expect(isHeld()).toBe(true)
})

it.each([
  [1, 200, 200],
  [1, 500, 300],
  [4, 500, 500],
])(
  'the first code at CPU ÷ %d, %d ms at the best peer, has %d ms',
  (throttle, peer, limit) => {
    const all = results()
    for (const run of all.apps.peer.code[throttle]) run.code = peer
    const row = () =>
      rowOf(all, `First QR code on screen, ms, CPU ÷ ${throttle}`)
    for (const run of all.apps['hasp-pairing'].code[throttle]) run.code = limit
    expect(row()).toMatchObject({ peer, limit, isHeld: true })
    for (const run of all.apps['hasp-pairing'].code[throttle]) run.code += 1
    expect(row().isHeld).toBe(false)
  },
)

it('presses over 100 ms at CPU ÷ 4 break the bench by themselves', () => {
  const all = results()
  const said = 'Interaction to next paint, p95 of 300, ms, CPU ÷ 4'
  const [slow, ...others] = all.apps['hasp-pairing'].interact[4]
  for (const press of slow.interactions.slice(0, 14)) press.lasted = 104
  expect(rowOf(all, said).own).toBe(48)
  for (const press of others[0].interactions.slice(0, 1)) press.lasted = 104
  expect(rowOf(all, said)).toMatchObject({ own: 104, isHeld: false })
  expect(verdict(all)).toMatchObject({ isBroken: true, isPassed: false })
})

it('no row may come after the first frame, with a wallet or without', () => {
  for (const visit of ['withWallet', 'withoutWallet']) {
    const all = results()
    for (const run of all.apps['hasp-pairing'].content[4])
      run[visit].rows = run[visit].visible + 16
    expect(missedRows(all)).toEqual([
      expect.stringContaining('first frame → last row'),
    ])
  }
})

it.each([
  [1, 17, true],
  [1, 17.1, false],
  [4, 33.4, true],
  [4, 34.1, false],
])(
  'at CPU ÷ %d a late frame of %d ms is within: %s',
  (throttle, late, isHeld) => {
    const all = results()
    for (const run of all.apps['hasp-pairing'].scroll[throttle]) run.late = late
    const figure = `Frame while 5,000 wallets scroll, p95, ms, CPU ÷ ${throttle}`
    expect(rowOf(all, figure).isHeld).toBe(isHeld)
  },
)

it('what was not measured is neither held nor passed', () => {
  const all = results()
  delete all.apps['hasp-pairing']
  const judged = verdict(all)
  expect(judged.isPassed).toBe(false)
  const lines = describeVerdict(judged).split('\n')
  const code = lines.filter((line) => line.includes('First QR code'))
  expect(code).toHaveLength(2)
  for (const line of code) expect(line).toContain('not measured')
})

it('nothing at all is no verdict', () => {
  const judged = verdict({ apps: {} })
  expect(judged).toMatchObject({ isPassed: false, runs: 0 })
  expect(describeVerdict(judged)).toContain('n = 0: below 15, not a verdict.')
})

it('fewer runs of any phase, or runs of another time, are no verdict', () => {
  const few = results()
  few.apps['hasp-pairing'].code[4].pop()
  expect(verdict(few)).toMatchObject({ runs: 14, isPassed: false })
  const mixed = results()
  mixed.apps.peer.measuredAt = { ...measuredAt, code: 'b' }
  expect(verdict(mixed)).toMatchObject({ isMixed: true, isPassed: false })
  expect(describeVerdict(verdict(mixed))).toContain('not all measured in one')
})

it.each([
  ['without a stable modal', 'hasp', 'open', { first: { stable: null } }],
  ['without an address', 'hasp', 'connect', { connected: null }],
  ['without a code', 'hasp-pairing', 'code', { code: null }],
  ['with an error', 'hasp-pairing', 'interact', { errors: ['it broke'] }],
  ['with an error', 'hasp-pairing', 'scroll', { errors: ['it broke'] }],
])(
  'a run %s is said, though the median hides it',
  (said, app, phase, change) => {
    const all = results()
    Object.assign(all.apps[app][phase][1][0], change)
    const judged = verdict(all)
    expect(missedRows(all)).toEqual([])
    expect(judged.isPassed).toBe(false)
    expect(describeVerdict(judged)).toContain(`Hasp: 1 runs ${said}`)
  },
)

it('the best peer is the smallest median of a peer, figure by figure', () => {
  const all = results()
  all.apps.slower = appOf('peer', { js: 300, ready: 90 })
  const row = rowOf(all, 'First open, wallet row, ms, CPU ÷ 1')
  expect(row).toMatchObject({ peer: 90, own: 40, limit: 45 })
  expect(rowOf(all, 'JS at load above bare React, KiB').peer).toBe(140 * kib)
})

function rowOf(all, figure) {
  return verdict(all).rows.find((row) => row.figure === figure)
}

function missedRows(all) {
  return verdict(all)
    .rows.filter(({ isHeld, isShownOnly }) => !isHeld && !isShownOnly)
    .map(({ figure }) => figure)
}

/** Fifteen runs of everything, in which Hasp holds every target. */
function results() {
  const pairing = appOf('variant', {})
  const { role, build } = pairing
  return {
    apps: {
      react: appOf('floor', { js: 60 }),
      wagmi: appOf('baseline', { js: 100, connected: 30 }),
      peer: {
        ...appOf('peer', { js: 200, ready: 100, connected: 60 }),
        code: runs(() => ({ code: 500, errors: [] })),
        content: runs(() => contentAt(90)),
      },
      hasp: appOf('own', { js: 79, ready: 40, connected: 30 }),
      'hasp-families': appOf('variant', { js: 95 }),
      'hasp-pairing': {
        ...{ role, build, measuredAt },
        code: runs(() => ({ code: 250, errors: [] })),
        content: runs(() => contentAt(60)),
        interact: runs(() => ({
          interactions: Array.from({ length: 20 }, () => ({ lasted: 48 })),
          errors: [],
        })),
        scroll: runs(() => ({ late: 16.7, errors: [] })),
      },
    },
  }
}

function contentAt(ms) {
  const opened = () => ({ visible: ms, rows: ms, pictures: ms, errors: [] })
  return { withWallet: opened(), withoutWallet: opened() }
}

function appOf(role, { js = 100, ready = 50, connected = 40 }) {
  const view = { isDynamicEntry: true, imports: [], shares: {} }
  const facade = '@hasp/react/dist/views/Send.js'
  return {
    role,
    measuredAt,
    build: {
      emitted: { css: { gzip: 5 * kib } },
      graph: { 'Send.js': { ...view, facade } },
      sizes: { 'Send.js': { gzip: 3 * kib } },
    },
    open: runs(() => ({
      js: { gzip: js * kib },
      jsOnOpen: { gzip: 10 * kib },
      filesAtLoad: [],
      filesOnOpen: [],
      outsideAtLoad: 0,
      heapAtLoad: 2e6,
      first: { ready, stable: ready + 20 },
      second: { ready: ready / 2, stable: ready },
      errors: [],
    })),
    connect: runs(() => ({
      connected,
      reload: { connected },
      onConnect: { provider: { eth_requestAccounts: 1, eth_chainId: 1 } },
      onReload: { provider: { eth_accounts: 1, eth_chainId: 1 } },
      errors: [],
    })),
  }
}

function runs(run) {
  return {
    1: Array.from({ length: 15 }, run),
    4: Array.from({ length: 15 }, run),
  }
}
