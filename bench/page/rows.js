// In the page: when rows came after a press, and the time between frames.
;(() => {
  let pressedAt
  addEventListener(
    'click',
    ({ timeStamp }) => {
      pressedAt = timeStamp
    },
    true,
  )

  /** Calls `look(frameAt)` in every frame until it gives a value. */
  function everyFrame(look, limitMs) {
    const startedAt = performance.now()
    return new Promise((resolve, reject) => {
      const tick = (frameAt) => {
        const answer = look(frameAt)
        if (answer !== undefined) resolve(answer)
        else if (performance.now() - startedAt > limitMs)
          reject(new Error(`Not in ${limitMs} ms: ${look}`))
        else requestAnimationFrame(tick)
      }
      requestAnimationFrame(tick)
    })
  }

  /** When the last answer of another origin was here; no row waits for a picture. */
  function answeredAt() {
    const foreign = performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType !== 'img')
      .filter(({ name }) => !name.startsWith(location.origin))
    return Math.max(...foreign.map(({ responseEnd }) => responseEnd))
  }

  /** More does not fit into the modal. */
  const rowsInSight = 12

  /** How long after the next press, and the last answer, rows are on screen. */
  function watchRows({ selector, count, limitMs = 30_000 }) {
    pressedAt = undefined
    const times = {}
    let seenAt
    performance.clearResourceTimings()
    performance.setResourceTimingBufferSize(10_000)
    return everyFrame(() => {
      if (pressedAt === undefined) return undefined
      const rows = document.querySelectorAll(selector)
      const now = performance.now()
      // Whoever looks at each of them takes a part of the time.
      if (rows[0]?.checkVisibility()) times.firstMs ??= now - pressedAt
      if (rows.length >= Math.min(count, rowsInSight)) seenAt ??= now
      if (!rows[count - 1]?.checkVisibility()) return undefined
      const answered = answeredAt()
      return { ...times, seenMs: seenAt - answered, allMs: now - answered }
    }, limitMs)
  }

  /** The time between frames until it is stopped, in ms. */
  function recordFrames() {
    const recording = { frames: [], isStopped: false }
    let last
    void everyFrame((frameAt) => {
      if (last !== undefined) recording.frames.push(frameAt - last)
      last = frameAt
      return recording.isStopped ? true : undefined
    }, Number.MAX_SAFE_INTEGER)
    return recording
  }

  const countNodes = () =>
    document.querySelectorAll(':not(head, head *)').length

  window.benchRows = { countNodes, recordFrames, watchRows }
})()
