import { inMs, inTenthsOfMs } from './formats.mjs'
import { readAll } from './readAll.mjs'

const own = 'hasp-pairing'
const oneFrameMs = 17
const firstCodeMs = { 1: 300 }

/** One frame at 60 Hz, two when the CPU is slowed down. */
const lateFrameMs = { 1: oneFrameMs, 4: 2 * oneFrameMs }

/** What a visitor still takes for at once, on a slow machine. */
const interactionMs = { 4: 100 }

const visits = [
  ['withWallet', 'a wallet in the browser'],
  ['withoutWallet', 'no wallet in the browser'],
]

/**
 * The page with WalletConnect and the list of wallets, which is the page that
 * the peers have: Hasp pairs over a real relay, theirs is played.
 */
export function pairingRows(results, throttles) {
  const rowsOf = (create) => throttles.flatMap((t) => create(results, t))
  return [
    ...rowsOf(contentRows),
    ...rowsOf(interactionRow),
    ...rowsOf(firstCodeRow),
    ...rowsOf(scrollingRow),
  ]
}

function contentRows(results, throttle) {
  return visits.flatMap(([visit, said]) => {
    const last = readAll(
      results,
      (figures) => figures.content((run) => run[visit].rows, throttle),
      { own },
    )
    const late = readAll(results, (figures) => lateRows(figures), { own })
    const named = (figure) => `${figure}, ${said}, ms, CPU ÷ ${throttle}`
    return [
      {
        figure: named('First open, last row'),
        ...last,
        limit: last.peer,
        isBelow: true,
        says: `< ${inMs(last.peer)} (best peer)`,
        format: inMs,
      },
      {
        figure: named('First open, first frame → last row'),
        ...late,
        limit: 0,
        says: '0: all rows at once',
        format: inMs,
      },
    ]
    function lateRows({ content }) {
      return content(({ [visit]: { rows, visible } }) => {
        return rows == null ? null : rows - visible
      }, throttle)
    }
  })
}

function interactionRow(results, throttle) {
  const limit = interactionMs[throttle] ?? null
  const figures = readAll(
    results,
    ({ slowInteraction }) => slowInteraction(throttle),
    { own },
  )
  const n = readAll(
    results,
    ({ interactions }) => interactions(throttle).length,
    { own },
  )
  return {
    figure: `Interaction to next paint, p95 of ${n.own}, ms, CPU ÷ ${throttle}`,
    ...figures,
    ...shownUnless(limit),
    isAbsolute: limit !== null,
    format: inMs,
  }
}

/** Not later than the best peer, and on a plain CPU not later than said. */
function firstCodeRow(results, throttle) {
  const figures = readAll(results, ({ firstCode }) => firstCode(throttle), {
    own,
  })
  const fixed = firstCodeMs[throttle] ?? null
  const limits = [fixed, figures.peer].filter((one) => one !== null)
  const limit = limits.length > 0 ? Math.min(...limits) : null
  return {
    figure: `First QR code on screen, ms, CPU ÷ ${throttle}`,
    ...figures,
    limit,
    says: `≤ ${inMs(limit)}`,
    format: inMs,
  }
}

function scrollingRow(results, throttle) {
  const limit = lateFrameMs[throttle]
  return {
    figure: `Frame while 5,000 wallets scroll, p95, ms, CPU ÷ ${throttle}`,
    ...readAll(results, ({ lateFrame }) => lateFrame(throttle), { own }),
    limit,
    says: `≤ ${limit}`,
    format: inTenthsOfMs,
  }
}

function shownUnless(limit) {
  return {
    limit,
    isShownOnly: limit === null,
    says: limit === null ? '–' : `≤ ${limit}`,
  }
}
