import { describe, expect, it } from 'vitest'
import { joinSignals } from './joinSignals.js'

describe('joinSignals', () => {
  it('is aborted by any of the signals', () => {
    for (const index of [0, 1]) {
      const parents = [new AbortController(), new AbortController()]
      const { controller } = joinSignals(
        ...parents.map(({ signal }) => signal),
        undefined,
      )
      expect(controller.signal.aborted).toBe(false)
      parents[index]?.abort()
      expect(controller.signal.aborted).toBe(true)
    }
  })

  it('begins aborted when one of them already is', () => {
    const { controller } = joinSignals(undefined, AbortSignal.abort())
    expect(controller.signal.aborted).toBe(true)
  })

  it('hears nothing any more once it is released', () => {
    const parent = new AbortController()
    const { controller, release } = joinSignals(parent.signal)
    release()
    parent.abort()
    expect(controller.signal.aborted).toBe(false)
  })
})
