// In the page: waits for a drawn code, and records frames.
;(() => {
  const bench = window.__bench
  const smallestCode = 120
  const fewestMarks = 200

  /** How much a drawing holds: its shapes, and the steps of its paths. */
  function countMarks(drawing) {
    const shapes = drawing.querySelectorAll('rect,circle').length
    const steps = [...drawing.querySelectorAll('path')].map(
      (path) => path.getAttribute('d')?.match(/[a-z]/gi)?.length ?? 0,
    )
    return steps.reduce((sum, count) => sum + count, shapes)
  }

  /** A visible drawing with as much in it as a code has, not an icon. */
  function isCode(drawing) {
    if (!bench.isVisible(drawing)) return false
    const { width } = drawing.getBoundingClientRect()
    return width >= smallestCode && countMarks(drawing) >= fewestMarks
  }

  /** From the click to the frame in which a code is drawn. */
  function watchCode({ drawing, limitMs = 10_000 }) {
    const startedAt = performance.now()
    return bench.everyFrame((now) => {
      const { clickAt } = bench
      if (clickAt != null && bench.all(drawing).some(isCode))
        return { code: now - clickAt }
      if (now - startedAt > limitMs) return { code: null }
      return undefined
    })
  }

  /** The time between frames until `stop` is set, in ms. */
  function recordFrames() {
    const recording = { frames: [], isStopped: false }
    let last
    bench.everyFrame((_now, frameAt) => {
      if (last !== undefined) recording.frames.push(frameAt - last)
      last = frameAt
      return recording.isStopped ? true : undefined
    })
    return recording
  }

  Object.assign(bench, { recordFrames, watchCode })
})()
