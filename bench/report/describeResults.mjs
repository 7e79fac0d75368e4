import { tallied } from '../phases/tally.mjs'
import { appFigures } from './appFigures.mjs'
import {
  asClaim,
  asTally,
  inKib,
  inMb,
  inMs,
  inTenthsOfMs,
} from './formats.mjs'
import { lazyParts } from './lazyParts.mjs'
import { quantile } from './median.mjs'
import { slowSteps } from './slowSteps.mjs'
import { table } from './table.mjs'
import { describeVerdict, verdict } from './verdict.mjs'

const limits = [
  'A shared machine: the times compare kits in one run, they are not for quoting.',
  'Localhost without latency, outside requests answered at once: real loads are slower, most of all for kits with many requests.',
  'Request interception turns the HTTP cache off, so a reload fetches everything again.',
  "Click → code: Hasp speaks with a real relay on this machine, the others' relay is played and answers at once.",
  'The injected wallet answers at once and is EVM only.',
  'Focus and Esc were tested after a mouse click on the opener; the keyboard flow opens with Enter.',
]

/** `results.json` as a page. */
export function describeResults(results) {
  const apps = Object.values(results.apps)
  const sections = [
    ['Verdict', describeVerdict(verdict(results))],
    ['Versions', versions(apps)],
    ['Bytes and outside requests', bytes(apps)],
    ['What Hasp keeps for later', later(results.apps.hasp)],
    ['Click → modal', opening(apps)],
    ['First opening of the page with WalletConnect', filling(apps)],
    ['Interaction to next paint', interacting(apps)],
    ['Load, blocking, memory', loading(apps)],
    ['Connect and reconnect', connecting(apps)],
    ['First QR code', firstCode(apps)],
    ['All wallets: 5,000 of them, scrolled by the wheel', scrolling(apps)],
    ['Accessibility', accessibility(apps)],
    ["Strict CSP (script-src 'self'; style-src 'self')", policy(apps)],
    ['renderToString', list(apps, 'ssr', (app) => app.ssr)],
    ['Install footprint', footprint(apps)],
    ['Failures', failures(apps)],
    ['Limits', limits.map((limit) => `- ${limit}`).join('\n')],
  ]
  const { date, node, chromium } = results.meta ?? {}
  const intro = `Measured ${date}, Node ${node}, Chromium ${chromium}. Medians; "a / b" is plain / CPU throttled four times. KiB are gzip -9.`
  const body = sections
    .filter(([, text]) => text)
    .map(([title, text]) => `## ${title}\n\n${text}`)
  return `${['# Wallet modals side by side', intro, ...body].join('\n\n')}\n`
}

/** Plain and throttled, side by side. */
function both(read) {
  return `${inMs(read(1))} / ${inMs(read(4))}`
}

function tableOf(apps, key, head, row) {
  const there = apps.filter((app) => app[key])
  if (there.length === 0) return ''
  const rows = there.map((app) => [app.title, ...row(app, appFigures(app))])
  return table(['app', ...head], rows)
}

function list(apps, key, describe) {
  const there = apps.filter((app) => app[key])
  return there.map((app) => `- **${app.title}**: ${describe(app)}`).join('\n')
}

function versions(apps) {
  return list(apps, 'footprint', ({ footprint, note }) => {
    const kits = Object.entries(footprint.kits).map(
      ([name, { version, license }]) => `${name} ${version} (${license})`,
    )
    return [kits.join(', '), note].filter(Boolean).join('. ')
  })
}

function bytes(apps) {
  const head = ['JS at load', 'brotli', 'requests', 'JS on open', 'chunks']
  const more = [
    'ahead, idle',
    'all JS',
    'files',
    'CSS',
    'CSS by script, raw',
    'outside',
  ]
  return tableOf(apps, 'open', [...head, ...more], (app, figures) => [
    inKib(figures.jsAtLoad),
    inKib(figures.opening((run) => run.js.brotli)),
    inMs(figures.opening((run) => run.requests)),
    inKib(figures.jsOnOpen),
    inMs(figures.opening((run) => run.jsOnOpen?.files)),
    inKib(figures.opening((run) => run.jsAhead?.gzip)),
    inKib(app.build?.emitted.js.gzip),
    inMs(app.build?.emitted.js.files),
    inKib(figures.css),
    inKib(figures.opening((run) => run.runtimeCss)),
    `${inMs(figures.outsideAtLoad)} / ${inMs(figures.outsideOnOpen)}`,
  ])
}

function later(hasp) {
  const lazy = lazyParts(hasp)
  if (!lazy) return ''
  const rows = lazy.chunks.map(({ name, own, onVisit }) => [
    name,
    inKib(own),
    inKib(onVisit),
  ])
  const parts = Object.entries(lazy.parts).map(
    ([part, weight]) => `${part} ${inKib(weight)}`,
  )
  const head = ['chunk', 'own code', 'download when visited first']
  return `${table(head, rows)}\n\nShared parts: ${parts.join(', ') || 'none'}.`
}

function opening(apps) {
  const head = ['n', '1st: row', '1st: stable', 'stable p90', '2nd: row']
  const more = ['2nd: stable', 'navigation → row, clicked at once']
  const modals = apps.filter((app) => app.open?.[1]?.[0]?.first)
  return tableOf(modals, 'open', [...head, ...more], (app, figures) => [
    runsOf(app.open),
    both(figures.firstReady),
    both(figures.firstStable),
    both((throttle) => {
      const runs = app.open[throttle] ?? []
      return quantile(
        runs.map((run) => run.first.stable),
        0.9,
      )
    }),
    both(figures.secondReady),
    both(figures.secondStable),
    both((throttle) => figures.opening((run) => run.hasty?.ready, throttle)),
  ])
}

function filling(apps) {
  const head = ['n', 'first frame', 'last row', 'last picture']
  const more = ['first frame', 'last row', 'last picture']
  const without = more.map((moment) => `${moment}, no wallet`)
  return tableOf(apps, 'content', [...head, ...without], (app, figures) => [
    runsOf(app.content),
    ...['withWallet', 'withoutWallet'].flatMap((visit) =>
      ['visible', 'rows', 'pictures'].map((moment) =>
        both((t) => figures.content((run) => run[visit][moment], t)),
      ),
    ),
  ])
}

function interacting(apps) {
  const there = apps.filter((app) => app.interact)
  return there.map((app) => slowSteps(appFigures(app))).join('\n\n')
}

function loading(apps) {
  const head = ['load → button', 'blocked at load', 'blocked at 1st open']
  const more = ['heap at load, MB', 'heap open, MB', 'nodes added']
  return tableOf(apps, 'open', [...head, ...more], (_app, figures) => [
    both((throttle) => figures.opening((run) => run.button, throttle)),
    both((throttle) => figures.opening((run) => run.load.blocked, throttle)),
    both((throttle) =>
      figures.opening((run) => run.opening?.blocked, throttle),
    ),
    inMb(figures.heapAtLoad),
    inMb(figures.opening((run) => run.heapOpen)),
    inMs(figures.opening((run) => run.nodesAdded)),
  ])
}

function connecting(apps) {
  const head = [
    'n',
    'click → connected',
    'click → modal gone',
    'reload → button',
  ]
  const more = ['reload → reconnected', 'calls: load / connect / reload']
  const columns = [...head, ...more, 'outside: load / connect / reload']
  const figures = tableOf(apps, 'connect', columns, (app, read) => {
    const last = app.connect[1]?.at(-1)
    const moments = ['atLoad', 'onConnect', 'onReload']
    const sums = (kind) =>
      moments.map((moment) => tallied(last?.[moment][kind])).join(' / ')
    return [
      runsOf(app.connect),
      both(read.connected),
      both((throttle) => read.connecting((run) => run.closed, throttle)),
      both((throttle) => read.connecting((run) => run.reload.button, throttle)),
      both(read.reconnected),
      sums('provider'),
      sums('outside'),
    ]
  })
  const calls = list(apps, 'connect', (app) => {
    const last = app.connect[1]?.at(-1)
    if (!last) return '–'
    return `connect ${asTally(last.onConnect.provider)}; reload ${asTally(last.onReload.provider)}; network ${asTally({ ...last.onConnect.network, ...last.onReload.network })}.`
  })
  return figures && `${figures}\n\n${calls}`
}

function firstCode(apps) {
  const head = ['n', 'click → code', 'p90', 'JS for it', 'files', 'outside']
  return tableOf(apps, 'code', head, (app, figures) => [
    runsOf(app.code),
    both(figures.firstCode),
    both((throttle) => {
      const runs = app.code[throttle] ?? []
      return quantile(
        runs.map((run) => run.code),
        0.9,
      )
    }),
    inKib(figures.pairing((run) => run.js.gzip)),
    inMs(figures.pairing((run) => run.js.files)),
    inMs(figures.pairing((run) => run.outside.length)),
  ])
}

function scrolling(apps) {
  const head = ['n', 'frame, median', 'p95', 'longest', 'px', 'nodes']
  const frames = (read) => `${inTenthsOfMs(read(1))} / ${inTenthsOfMs(read(4))}`
  return tableOf(apps, 'scroll', head, (app, { lateFrame, scrolling }) => [
    runsOf(app.scroll),
    frames((throttle) => scrolling((run) => run.middle, throttle)),
    frames(lateFrame),
    frames((throttle) => scrolling((run) => run.longest, throttle)),
    both((throttle) => scrolling((run) => run.scrolled, throttle)),
    inMs(scrolling((run) => run.nodes)),
  ])
}

function runsOf(phase) {
  return `${phase[1]?.length ?? 0} / ${phase[4]?.length ?? 0}`
}

function accessibility(apps) {
  const head = ['axe', 'role', 'name', 'aria-modal', 'focus in', 'trapped']
  const more = ['Esc', 'focus returns', 'by keyboard alone']
  const figures = tableOf(apps, 'a11y', [...head, ...more], ({ a11y }) => [
    asTally(a11y.axe.byImpact),
    a11y.dialog?.role ?? '**none**',
    a11y.dialog?.name || '**none**',
    asClaim(a11y.dialog?.isModal),
    asClaim(a11y.focusMovesIn),
    `${a11y.trap.inside} of ${a11y.trap.of} (${a11y.trap.onPage} on the page)`,
    asClaim(a11y.escCloses),
    asClaim(a11y.returns),
    `${asClaim(a11y.keyboard.isConnected)}, ${a11y.keyboard.tabs ?? '> 40'} tabs`,
  ])
  const rules = list(apps, 'a11y', ({ a11y }) => {
    const broken = a11y.axe.rules.map((rule) => `${rule.id} (${rule.impact})`)
    return broken.join(', ') || 'no violation'
  })
  return figures && `${figures}\n\n${rules}`
}

function policy(apps) {
  const head = ['opens', 'reports', 'pixels that differ', 'by directive']
  return tableOf(apps, 'csp', [...head, 'errors'], ({ csp }) => [
    asClaim(csp.isOpened),
    String(csp.violations),
    `${csp.differing} %`,
    asTally(csp.byDirective),
    csp.errors.map((error) => error.split('\n')[0].slice(0, 80)).join('; '),
  ])
}

function footprint(apps) {
  return tableOf(apps, 'footprint', ['packages', 'MB'], ({ footprint }) => [
    String(footprint.packages),
    String(footprint.megabytes),
  ])
}

function failures(apps) {
  const failed = apps.filter((app) => app.failures?.length > 0)
  return list(failed, 'failures', (app) => app.failures.join('; '))
}
