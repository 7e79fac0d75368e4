// In the page: what every press and every key took until the frame after it.
;(() => {
  const slow = new Map()
  new PerformanceObserver((list) => {
    for (const { duration, interactionId, startTime } of list.getEntries()) {
      if (!interactionId) continue
      const known = slow.get(interactionId)
      slow.set(interactionId, {
        startedAt: Math.min(startTime, known?.startedAt ?? startTime),
        lasted: Math.max(duration, known?.lasted ?? 0),
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })

  /** How many there were, and those that took 16 ms or more. */
  window.__bench.interactions = () => ({
    count: performance.interactionCount,
    slow: [...slow.values()],
  })
})()
