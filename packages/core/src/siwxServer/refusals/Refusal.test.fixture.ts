import type { SiwxProblemCode } from '@hasp/protocol/siwx'
import type { Got, openBrowser } from '../openSite.test.fixture.js'
import type { RunningSite } from './runSite.test.fixture.js'

export type Browser = ReturnType<typeof openBrowser>

/** Somebody who is not let in. */
export type Refusal = {
  readonly title: string
  readonly code: SiwxProblemCode
  /** @returns what the server says to the one that is not let in */
  readonly run: (site: RunningSite) => Promise<Got>
}

/** The line of a table: what is refused, how, and with which code. */
export function refusal(
  title: string,
  code: SiwxProblemCode,
  run: Refusal['run'],
): Refusal {
  return { title, code, run }
}
