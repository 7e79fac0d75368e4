import { HttpProblem } from '@hasp/service-frame'

/**
 * So many answers are made at once, however busy the process is. The database
 * has most of its answers within a few milliseconds.
 */
const alwaysMade = { ofNodes: 64, ofDatabase: 256 }
/** Who has no pause any more has more to do than it can. */
const busyShare = 0.97
const comeAgainMs = 1_000

/** Refuses work that would only wait, and make all else wait. */
export interface Shedder {
  /**
   * Makes an answer.
   * @throws HttpProblem 503 `UNAVAILABLE` where too many are being made
   */
  run<Answer>(make: () => Promise<Answer>): Promise<Answer>
}

/** One for each that answers wait for. */
export interface Shedders {
  /** Nodes, and explorers as well. */
  readonly ofNodes: Shedder
  readonly ofDatabase: Shedder
}

/**
 * The shedders of one process. Any number of answers may wait; what is refused
 * is more of them while the process has no pause.
 * @param readBusyShare which part of the time it works, from 0 to 1
 */
export function createShedders(readBusyShare: () => number): Shedders {
  return {
    ofNodes: createShedder(readBusyShare, alwaysMade.ofNodes),
    ofDatabase: createShedder(readBusyShare, alwaysMade.ofDatabase),
  }
}

function createShedder(
  readBusyShare: () => number,
  alwaysMade: number,
): Shedder {
  let made = 0
  return {
    async run(make) {
      if (made >= alwaysMade && readBusyShare() > busyShare)
        throw new HttpProblem(503, 'UNAVAILABLE', { retryAfterMs: comeAgainMs })
      made += 1
      try {
        return await make()
      } finally {
        made -= 1
      }
    },
  }
}
