// In the page: when a modal has all that its first view shows.
;(() => {
  const bench = window.__bench
  const controls = 'button, a[href]'
  const drawn = 'img, svg, [style*="url("]'

  /** What can be pressed, and what of pictures is here. */
  function countContent(box) {
    const isThere = (one) => !(one instanceof HTMLImageElement) || one.complete
    return {
      rows: box.querySelectorAll(controls).length,
      pictures: [...box.querySelectorAll(drawn)].filter(isThere).length,
    }
  }

  /**
   * From the click to the first frame with the modal, to the frame in which
   * the last row came, and to that of the last picture. Ends when nothing was
   * added for `quietMs`.
   */
  function watchContent({ modal, quietMs = 1000, limitMs = 8000 }) {
    const startedAt = performance.now()
    const times = {}
    const last = {}
    let changedAt
    return bench.everyFrame((now) => {
      const box = bench.clickAt == null ? undefined : bench.first(modal)
      if (box) {
        const since = now - bench.clickAt
        times.visible ??= since
        for (const [kind, count] of Object.entries(countContent(box))) {
          if (last[kind] === count) continue
          last[kind] = count
          times[kind] = since
          changedAt = now
        }
        if (now - changedAt > quietMs) return { ...times, count: last }
      }
      if (now - startedAt > limitMs) return { visible: null, rows: null }
      return undefined
    })
  }

  Object.assign(bench, { watchContent })
})()
