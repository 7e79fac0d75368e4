import { tallied } from '../phases/tally.mjs'
import { median, quantile } from './median.mjs'

/** Reads one app's results: medians over its runs at a CPU throttle. */
export function appFigures(result) {
  const over = (phase, throttle, read) => {
    const runs = result?.[phase]?.[throttle] ?? []
    return median(runs.map(read))
  }
  const opening = (read, throttle = 1) => over('open', throttle, read)
  const connecting = (read, throttle = 1) => over('connect', throttle, read)
  return {
    jsAtLoad: opening((run) => run.js.gzip),
    jsOnOpen: opening((run) => run.jsOnOpen?.gzip),
    css: result?.build?.emitted.css.gzip ?? null,
    outsideAtLoad: opening((run) => run.outsideAtLoad),
    outsideOnOpen: opening((run) => run.outsideOnOpen),
    heapAtLoad: opening((run) => run.heapAtLoad),
    firstReady: (throttle) => opening((run) => run.first?.ready, throttle),
    firstStable: (throttle) => opening((run) => run.first?.stable, throttle),
    secondReady: (throttle) => opening((run) => run.second?.ready, throttle),
    secondStable: (throttle) => opening((run) => run.second?.stable, throttle),
    connected: (throttle) => connecting((run) => run.connected, throttle),
    reconnected: (throttle) =>
      connecting((run) => run.reload.connected, throttle),
    callsOnConnect: connecting((run) => tallied(run.onConnect.provider)),
    callsOnReload: connecting((run) => tallied(run.onReload.provider)),
    content: (read, throttle) => over('content', throttle, read),
    interactions: (throttle) => interactionsOf(result, throttle),
    slowInteraction: (throttle) => {
      const all = interactionsOf(result, throttle).map(({ lasted }) => lasted)
      return all.length > 0 ? quantile(all, 0.95) : null
    },
    firstCode: (throttle) => over('code', throttle, (run) => run.code),
    lateFrame: (throttle) => over('scroll', throttle, (run) => run.late),
    opening,
    connecting,
    pairing: (read, throttle = 1) => over('code', throttle, read),
    scrolling: (read, throttle = 1) => over('scroll', throttle, read),
  }
}

/** Of all runs together: each press counts, whichever run it was in. */
function interactionsOf(result, throttle) {
  const runs = result?.interact?.[throttle] ?? []
  return runs.flatMap(({ interactions }) => interactions)
}
