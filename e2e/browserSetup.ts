import { beforeEach, expect } from 'vitest'

/** What the page has complained about since the test began. */
export type Complaints = {
  /** Gives the complaints so far and forgets them: for tests of errors. */
  readonly take: () => readonly string[]
}

declare module 'vitest' {
  interface TestContext {
    complaints: Complaints
  }
}

/**
 * A test fails when the page logs an error, breaks its content security
 * policy or leaves an error unhandled. One that means to cause an error takes
 * it: `it('…', ({ complaints }) => { expect(complaints.take()).toEqual(…) })`.
 * What is taken down when a test is over is still heard: hooks of that moment
 * run from the last one to this first one.
 */
beforeEach((context) => {
  const undo = new AbortController()
  const { signal } = undo
  const recorded: string[] = []
  const original = console.error
  console.error = (...parts: unknown[]) => {
    recorded.push(parts.map(String).join(' '))
    original(...parts)
  }
  addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI }) =>
      recorded.push(`${violatedDirective} refused ${blockedURI}`),
    { signal },
  )
  // Vitest reports both, yet only at the end of the run and for no test.
  addEventListener('error', ({ message }) => recorded.push(message), {
    signal,
  })
  addEventListener(
    'unhandledrejection',
    ({ reason }) => recorded.push(String(reason)),
    { signal },
  )
  context.complaints = { take: () => recorded.splice(0) }
  context.onTestFinished(() => {
    undo.abort()
    console.error = original
    expect(recorded, 'the page complained').toEqual([])
  })
})
