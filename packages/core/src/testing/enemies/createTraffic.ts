/** Knows when nothing is on its way to a process outside the test. */
export function createTraffic() {
  const open = new Set<Promise<unknown>>()
  return {
    /** Counts a request until its answer is whole. */
    async count<result>(request: Promise<result>): Promise<result> {
      const ended = request.catch(() => undefined)
      open.add(ended)
      try {
        return await request
      } finally {
        open.delete(ended)
      }
    },
    /** For `createFakeClock`: no time passes while somebody still works. */
    async untilQuiet(): Promise<void> {
      for (let quietTurns = 0; quietTurns < 3; quietTurns += 1) {
        await nextTurn()
        if (open.size === 0) continue
        quietTurns = -1
        await Promise.all(open)
      }
    },
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
