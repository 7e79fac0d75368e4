import { setTimeout as wait } from 'node:timers/promises'
import { openModal, shutModal } from '../browser/openModal.mjs'
import { visitPage } from '../browser/visitPage.mjs'
import { sumSizes } from '../build/weighFiles.mjs'

const closingMotionMs = 600

/** One visit: bytes, requests and heap at load, then two openings. */
export async function measureOpening(place, app, { sizes, throttle }) {
  const visit = await visitPage(place, app, { throttle })
  try {
    const loaded = await look(visit)
    const filesAtLoad = new Set(visit.own)
    const outsideAtLoad = visit.outside.length
    const measured = {
      button: loaded.marks.button,
      load: blocking(loaded.longTasks, 0, loaded.now),
      requests: visit.own.length,
      filesAtLoad: [...filesAtLoad],
      js: sumSizes(sizes, '.js', filesAtLoad),
      css: sumSizes(sizes, '.css', filesAtLoad),
      outsideAtLoad,
      heapAtLoad: await usedHeap(visit),
    }
    if (!app.modal) return measured
    const first = await openModal(visit, app)
    await visit.rest()
    const opened = await look(visit)
    const later = new Set(visit.own.filter((file) => !filesAtLoad.has(file)))
    const shownAt = opened.clickAt + (first.ready ?? Number.POSITIVE_INFINITY)
    const files = new Set(
      opened.fetched.flatMap(({ file, at }) =>
        later.has(file) && at <= shownAt ? file : [],
      ),
    )
    const ahead = new Set([...later].filter((file) => !files.has(file)))
    const heapOpen = await usedHeap(visit)
    const isShut = await shutModal(visit, app)
    await wait(closingMotionMs)
    const until = opened.clickAt + (first.stable ?? 5000)
    return {
      ...measured,
      first,
      opening: blocking(opened.longTasks, opened.clickAt, until),
      filesOnOpen: [...files],
      jsOnOpen: sumSizes(sizes, '.js', files),
      jsAhead: sumSizes(sizes, '.js', ahead),
      cssOnOpen: sumSizes(sizes, '.css', files),
      outsideOnOpen: visit.outside.length - outsideAtLoad,
      nodesAdded: opened.nodes - loaded.nodes,
      runtimeCss: opened.runtimeCss,
      heapOpen,
      isShut,
      second: await openModal(visit, app),
      errors: visit.errors.slice(0, 3),
    }
  } finally {
    await visit.close()
  }
}

/** A scripted click in the frame the button appears: navigation → row. */
export async function measureHastyClick(place, app, { throttle }) {
  const options = { throttle, hash: '#eager', isHasty: true }
  const visit = await visitPage(place, app, options)
  try {
    const { modal, wallet } = app
    return await visit.page.evaluate(
      (wanted) => window.__bench.watchModal({ ...wanted, from: 0 }),
      { modal, wallet },
    )
  } finally {
    await visit.close()
  }
}

async function look({ page }) {
  return await page.evaluate(() => {
    const { marks, longTasks, clickAt, nodeCount, runtimeCss } = window.__bench
    const now = performance.now()
    const nodes = nodeCount()
    // Named as the files of the build are: below the folder of the app.
    const fetched = performance.getEntriesByType('resource').map((entry) => ({
      file: new URL(entry.name).pathname.replace(/^\/(csp\/)?[^/]+\//, ''),
      at: entry.startTime,
    }))
    const css = runtimeCss()
    return { marks, longTasks, clickAt, nodes, runtimeCss: css, fetched, now }
  })
}

/** Heap in bytes, after a forced collection. */
async function usedHeap({ devtools }) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}

/** Long tasks (over 50 ms) in a span, and what of them is over 50 ms. */
function blocking(longTasks, from, until) {
  const within = longTasks.filter(
    ([startedAt, lasted]) => startedAt + lasted > from && startedAt < until,
  )
  const durations = within.map(([, lasted]) => lasted)
  const sum = (values) => values.reduce((total, value) => total + value, 0)
  const excess = durations.map((lasted) => Math.max(0, lasted - 50))
  return { longTasks: sum(durations), blocked: sum(excess) }
}
