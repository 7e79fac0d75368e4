import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from './browser/launchBrowser.mjs'
import { serveBuilds } from './browser/serveBuilds.mjs'
import { bundleApp } from './build/bundleApp.mjs'
import { installApp } from './build/installApp.mjs'
import { measureFootprint } from './build/measureFootprint.mjs'
import { packOwnPackages } from './build/packOwnPackages.mjs'
import { readApps } from './build/readApps.mjs'
import { renderOnServer } from './build/renderOnServer.mjs'
import { runProgram } from './build/runProgram.mjs'
import { checkAccessibility } from './phases/checkAccessibility.mjs'
import { checkPolicy } from './phases/checkPolicy.mjs'
import { measureConnecting } from './phases/measureConnecting.mjs'
import { measureContent } from './phases/measureContent.mjs'
import { measureFirstCode } from './phases/measureFirstCode.mjs'
import { measureInteractions } from './phases/measureInteractions.mjs'
import { measureHastyClick, measureOpening } from './phases/measureOpening.mjs'
import { measureScrolling } from './phases/measureScrolling.mjs'
import { runRounds } from './phases/runRounds.mjs'
import { takePictures } from './phases/takePictures.mjs'
import { startRelay } from './relay/startRelay.mjs'
import { createRecorder } from './report/createRecorder.mjs'
import { describeVerdict, verdict } from './report/verdict.mjs'

const here = import.meta.dirname
const workFolder = join(here, 'work')
const allPhases = [
  'build',
  'ssr',
  'footprint',
  'shots',
  'a11y',
  'csp',
  'open',
  'content',
  'interact',
  'connect',
  'code',
  'scroll',
]

/** What needs no app, has no verdict and is asked for by name. */
const programs = {
  data: 'data/measureData.ts',
  hosted: 'hosted/measureHosted.ts',
  views: 'views/measureViews.ts',
  service: 'service/measureService.ts',
  siwx: 'siwx/measureSiwx.ts',
}

/** Installs, builds and measures the apps; writes and prints the report. */
export async function runBench(parameters) {
  const { names, phases = allPhases, rounds, throttles, out } = parameters
  for (const [phase, program] of Object.entries(programs))
    if (phases.includes(phase)) await runProgram(program)
  if (phases.every((phase) => phase in programs))
    return { isBroken: false, isPassed: true }
  const appsFolder = join(here, 'apps')
  const apps = await readApps({ appsFolder, workFolder, names })
  const pictures = join(out, 'pictures')
  await mkdir(pictures, { recursive: true })
  const recorder = await createRecorder(out)
  if (phases.includes('build')) await buildAll(apps, recorder)
  const isBuilt = (app) => existsSync(join(app.builds, 'sizes.json'))
  const built = apps.filter(isBuilt)
  for (const [phase, measure] of [
    ['ssr', renderOnServer],
    ['footprint', measureFootprint],
  ]) {
    if (!phases.includes(phase)) continue
    for (const app of built.filter(takesPartIn(phase)))
      await recorder.once(phase, app, () => measure(app))
  }
  const server = await serveBuilds(workFolder)
  try {
    const where = { origin: server.origin, recorder, phases }
    await checkOnce({ ...where, apps: built, pictures })
    await measureTimes({ ...where, apps: built, rounds, throttles })
  } finally {
    server.close()
  }
  const judged = verdict(recorder.results)
  console.log(describeVerdict(judged))
  return judged
}

/** An app without a list of phases takes part in all that it can. */
function takesPartIn(phase) {
  const needs = {
    shots: (app) => app.modal,
    a11y: (app) => app.modal,
    csp: (app) => app.modal,
    connect: (app) => app.modal || app.isDirect,
    content: (app) => app.code,
    interact: (app) => app.journeys,
    code: (app) => app.code,
    scroll: (app) => app.list,
  }
  return (app) =>
    (app.phases?.includes(phase) ?? true) &&
    (!needs[phase] || needs[phase](app))
}

async function buildAll(apps, recorder) {
  const packs = [...new Set(apps.flatMap((app) => app.packs ?? []))]
  const packedAll = packs.length > 0 ? await packOwn(packs) : {}
  for (const app of apps)
    await recorder.once('build', app, async () => {
      await rm(app.builds, { recursive: true, force: true })
      const packed = app.packs ? packedAll : {}
      await installApp(app, packed)
      return await bundleApp(app, join(here, 'template'))
    })
}

async function packOwn(packs) {
  const repository = join(here, '..')
  const packsFolder = join(workFolder, 'packs')
  return await packOwnPackages({ repository, packs, packsFolder })
}

async function checkOnce({ apps, pictures, origin, recorder, phases }) {
  const checks = {
    shots: (place, app) => takePictures(place, app, pictures),
    a11y: checkAccessibility,
    csp: (place, app) =>
      checkPolicy(place, app, join(pictures, `${app.name}-csp.png`)),
  }
  const wanted = Object.entries(checks).filter(([p]) => phases.includes(p))
  if (wanted.length === 0) return
  const browser = await launchBrowser()
  try {
    await recorder.describeMachine(browser.version())
    for (const [phase, check] of wanted)
      for (const app of apps.filter(takesPartIn(phase)))
        await recorder.once(phase, app, () => check({ browser, origin }, app))
  } finally {
    await browser.close()
  }
}

/** Hasp pairs over a real relay on this machine; a peer's is played. */
const needsRelay = ['content', 'interact', 'code', 'scroll']

/** A scripted click at once needs fewer runs: it is not a target. */
const hastyEvery = 5

async function measureTimes({ apps, origin, recorder, phases, ...parameters }) {
  const sizesOf = (app) => recorder.results.apps[app.name].build.sizes
  const visits = {
    open: async (place, app, { throttle, round }) => {
      const sizes = sizesOf(app)
      const run = await measureOpening(place, app, { sizes, throttle })
      if (!app.modal || round % hastyEvery !== 0) return run
      const hasty = await measureHastyClick(place, app, { throttle })
      return { ...run, hasty }
    },
    content: measureContent,
    interact: measureInteractions,
    connect: measureConnecting,
    code: async (place, app, options) =>
      await measureFirstCode(place, app, { ...options, sizes: sizesOf(app) }),
    scroll: measureScrolling,
  }
  for (const [phase, measure] of Object.entries(visits)) {
    const chosen = apps.filter(takesPartIn(phase))
    if (!phases.includes(phase) || chosen.length === 0) continue
    for (const app of chosen) recorder.start(phase, app, parameters.throttles)
    const server = needsRelay.includes(phase) ? await startRelay() : undefined
    const relay = server?.url
    try {
      await runRounds({
        ...parameters,
        apps: chosen,
        origin,
        attempt: (place, app, options) =>
          recorder.add(phase, app, options, () =>
            measure(place, app, { ...options, relay }),
          ),
      })
    } finally {
      await server?.close()
    }
  }
}
