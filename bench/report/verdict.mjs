import { appFigures } from './appFigures.mjs'
import { asCount, inKib, inMb, inMs } from './formats.mjs'
import { lazyParts } from './lazyParts.mjs'
import { lostRuns } from './lostRuns.mjs'
import { pairingRows } from './pairingRows.mjs'
import { quotedAppKit } from './quotedAppKit.mjs'
import { readAll } from './readAll.mjs'
import { table } from './table.mjs'

const kib = 1024
const oneFrameMs = 17
const enoughRuns = 15
const throttles = [1, 4]
const timedPhases = ['open', 'content', 'interact', 'connect', 'code', 'scroll']

/**
 * Compares Hasp's figures with the targets; a judgement is `null` where there
 * is nothing to compare. `isBroken` says that a limit which holds by itself,
 * whatever else was measured, is exceeded.
 */
export function verdict(results) {
  const rows = [
    ...sizeRows(results),
    ...timeRows(results),
    ...callRows(results),
    ...pairingRows(results, throttles),
  ]
  const judged = rows.map((row) => ({ ...row, isHeld: judge(row) }))
  const runs = fewestRuns(results)
  const isMixed = hasMixedRuns(results)
  const isHeld = judged.every((row) => row.isShownOnly || row.isHeld === true)
  const lost = addUp(
    lostRuns(results.apps.hasp),
    lostRuns(results.apps['hasp-pairing']),
  )
  const isClean = Object.values(lost).every((count) => count === 0)
  const isFair = runs >= enoughRuns && !isMixed
  return {
    rows: judged,
    runs,
    isMixed,
    lost,
    isPassed: isHeld && isClean && isFair,
    isBroken: judged.some((row) => row.isAbsolute && row.isHeld === false),
  }
}

/** The verdict as a Markdown table with its caveats. */
export function describeVerdict({ rows, runs, isMixed, lost }) {
  const head = ['figure', 'best peer', 'wagmi alone', 'AppKit (quoted)']
  const lines = rows.map((row) => [
    row.figure,
    row.format(row.peer),
    row.format(row.wagmi),
    row.format(row.quoted),
    row.format(row.own),
    row.says,
    describeJudgement(row),
  ])
  const caveats = [
    runs < enoughRuns && `n = ${runs}: below ${enoughRuns}, not a verdict.`,
    isMixed && 'The apps were not all measured in one run.',
    lost.opening > 0 && `Hasp: ${lost.opening} runs without a stable modal.`,
    lost.connecting > 0 && `Hasp: ${lost.connecting} runs without an address.`,
    lost.code > 0 && `Hasp: ${lost.code} runs without a code.`,
    lost.errors > 0 && `Hasp: ${lost.errors} runs with an error on the page.`,
  ]
  return [
    table([...head, 'Hasp', 'target', 'held?'], lines),
    ...caveats.filter(Boolean),
  ].join('\n\n')
}

function describeJudgement({ isHeld, isShownOnly, own }) {
  if (isShownOnly && own != null) return '–'
  if (isHeld === null) return 'not measured'
  return isHeld ? 'yes' : '**no**'
}

function judge({ own, limit, isBelow }) {
  if (own == null || limit == null) return null
  return isBelow ? own < limit : own <= limit
}

function sizeRows(results) {
  const react = appFigures(results.apps.react)
  const above = (value, floor) =>
    value == null || floor == null ? null : value - floor
  const js = (figures) => above(figures.jsAtLoad, react.jsAtLoad)
  const heap = (figures) => above(figures.heapAtLoad, react.heapAtLoad)
  const sheet = (figures) => figures.css || null
  const lazy = lazyParts(results.apps.hasp)
  const quoted = quotedAppKit
  const fixed = (figure, read, limit, format, more = {}) => ({
    figure,
    ...readAll(results, read),
    limit,
    says: `≤ ${format(limit)}`,
    format,
    ...more,
  })
  const ownOnly = (figure, own, limit) =>
    fixed(figure, () => null, limit, inKib, { own })
  return [
    fixed('JS at load above bare React, KiB', js, 25 * kib, inKib, {
      quoted: quoted.jsAboveReact,
    }),
    ownOnly(
      'JS at load with five families above bare React, KiB',
      results.apps['hasp-families'] &&
        js(appFigures(results.apps['hasp-families'])),
      37 * kib,
    ),
    fixed('CSS of the whole kit, KiB', sheet, 9 * kib, inKib),
    fixed(
      'JS on first open, KiB',
      (figures) => figures.jsOnOpen,
      17 * kib,
      inKib,
      { quoted: quoted.jsOnOpen },
    ),
    ownOnly('Largest other view, own code, KiB', lazy?.views[0]?.own, 6 * kib),
    ownOnly('qr, KiB', lazy && (lazy.parts.qr ?? 0), 8 * kib),
    ownOnly(
      'TanStack Query, KiB',
      lazy && (lazy.parts['TanStack Query'] ?? 0),
      13 * kib,
    ),
    fixed(
      'Outside requests before a click',
      (figures) => figures.outsideAtLoad,
      0,
      asCount,
      { quoted: quoted.outsideAtLoad },
    ),
    fixed('Heap at load above bare React, MB', heap, 0.6e6, inMb, {
      quoted: quoted.heapAboveReact,
    }),
  ]
}

function timeRows(results) {
  return throttles.flatMap((throttle) => {
    const timed = (figure, name, compare) => {
      const all = readAll(results, (figures) => figures[name](throttle))
      const format = inMs
      const quoted = quotedAppKit[name]?.[throttle]
      const named = `${figure}, ms, CPU ÷ ${throttle}`
      return { figure: named, ...all, quoted, format, ...compare(all) }
    }
    return [
      timed('First open, wallet row', 'firstReady', halfOfBest),
      timed('First open, last change', 'firstStable', belowBest),
      timed('Second open, wallet row', 'secondReady', halfOfBest),
      timed('Wallet click → connected', 'connected', nearWagmi),
      timed('Reload → reconnected', 'reconnected', nearWagmi),
    ]
  })
}

function callRows(results) {
  const limit = 2
  return ['callsOnConnect', 'callsOnReload'].map((name) => ({
    figure: `Provider calls, ${name === 'callsOnConnect' ? 'connect' : 'reload'}`,
    ...readAll(results, (figures) => figures[name]),
    quoted: quotedAppKit[name],
    limit,
    says: `≤ ${limit}`,
    format: asCount,
  }))
}

function halfOfBest({ peer }) {
  const limit = peer == null ? null : peer / 2
  return { limit, says: `≤ ${inMs(limit)} (half of the best peer)` }
}

function belowBest({ peer }) {
  return { limit: peer, isBelow: true, says: `< ${inMs(peer)} (best peer)` }
}

/** Within the larger of 20 % and one frame. */
function nearWagmi({ wagmi }) {
  const limit = wagmi == null ? null : Math.max(wagmi * 1.2, wagmi + oneFrameMs)
  return { limit, says: `≤ ${inMs(limit)} (near wagmi alone)` }
}

/** The smallest number of runs behind any figure. */
function fewestRuns({ apps }) {
  const counts = Object.values(apps).flatMap((app) =>
    timedPhases.flatMap((phase) =>
      throttles.map((throttle) => app[phase]?.[throttle]?.length),
    ),
  )
  const there = counts.filter((count) => count !== undefined)
  return there.length > 0 ? Math.min(...there) : 0
}

function hasMixedRuns({ apps }) {
  const runs = Object.values(apps).flatMap((app) =>
    timedPhases.map((phase) => app.measuredAt?.[phase]).filter(Boolean),
  )
  return new Set(runs).size > 1
}

function addUp(left, right) {
  return Object.fromEntries(
    Object.entries(left).map(([name, count]) => [name, count + right[name]]),
  )
}
