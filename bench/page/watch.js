// In the page: waits for the modal, and for the connected address.
;(() => {
  const bench = window.__bench
  const addressPattern = /0x[0-9a-f]{6}/i

  function isConnected() {
    const text = document.getElementById('status')?.textContent ?? ''
    return addressPattern.test(text)
  }

  /** Calls `look(now, frameAt)` in every frame until it gives a value. */
  function everyFrame(look) {
    return new Promise((resolve) => {
      const tick = (frameAt) => {
        const answer = look(performance.now(), frameAt)
        if (answer === undefined) requestAnimationFrame(tick)
        else resolve(answer)
      }
      requestAnimationFrame(tick)
    })
  }

  /**
   * Ends when modal and wallet row are on screen and nothing moved, faded or
   * was added for `quietMs`. Times count from the click, or from `from`.
   */
  function watchModal({ modal, wallet, from, quietMs = 500, limitMs = 6000 }) {
    const startedAt = performance.now()
    const times = {}
    let lastLook
    let changedAt
    return everyFrame((now) => {
      const origin = from ?? bench.clickAt
      if (origin != null) {
        const box = bench.first(modal)
        const row = box && bench.first(wallet)
        if (box) times.visible ??= now - origin
        if (row) times.ready ??= now - origin
        const look = box && describe(box, row)
        if (look !== lastLook) changedAt = now
        lastLook = look
        if (row && now - changedAt > quietMs)
          return { ...times, stable: changedAt - origin }
      }
      if (now - startedAt > limitMs)
        return { ...times, stable: null, isTimedOut: true }
      return undefined
    })
  }

  function describe(box, row) {
    const opacity = bench.opacity(box).toFixed(2)
    const rowBox = row && bench.boxOf(row)
    return [bench.boxOf(box), opacity, rowBox, bench.nodeCount()].join('|')
  }

  /** Ends when the first match has kept its place for `quietMs`. */
  function watchPlace({ selector, quietMs = 100, limitMs = 10_000 }) {
    const startedAt = performance.now()
    let place
    let changedAt
    return everyFrame((now) => {
      const element = bench.first(selector)
      const next = element && bench.boxOf(element)
      if (next !== place) changedAt = now
      place = next
      if (place && now - changedAt > quietMs) return true
      return now - startedAt > limitMs ? false : undefined
    })
  }

  /** From the click on the wallet's row to the address, and to no modal. */
  function watchConnection({ modal, limitMs = 15000, closingMs = 4000 }) {
    const startedAt = performance.now()
    const times = {}
    return everyFrame((now) => {
      const since = bench.clickAt == null ? null : now - bench.clickAt
      if (since != null && isConnected()) times.connected ??= since
      if (times.connected != null && !(modal && bench.first(modal)))
        times.closed ??= since
      if (times.closed != null) return times
      if (times.connected != null && since > closingMs) return times
      return now - startedAt > limitMs ? times : undefined
    })
  }

  Object.assign(bench, {
    everyFrame,
    isConnected,
    watchModal,
    watchPlace,
    watchConnection,
  })

  addEventListener(
    'click',
    (event) => {
      bench.clickAt ??= event.timeStamp
    },
    true,
  )
  addEventListener(
    'securitypolicyviolation',
    (event) => {
      const { effectiveDirective: directive, blockedURI: uri } = event
      bench.violations.push({ directive, uri })
    },
    true,
  )
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      bench.longTasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })

  // load → button, and after a reload → connected
  everyFrame((now) => {
    const { marks } = bench
    const button = document.getElementById('connect')
    if (button && marks.button === undefined && bench.isVisible(button)) {
      marks.button = now
      if (location.hash === '#eager') button.click()
    }
    if (isConnected()) marks.connected ??= now
    const isDone = marks.button !== undefined && marks.connected !== undefined
    return isDone ? true : undefined
  })
})()
