const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Within which a way back and the new mailbox have to prove themselves. */
export const moveLifeMs = 15 * minuteMs
/** A notice of a mail that cannot be delivered for longer is of no use. */
export const moveNoticeMs = 7 * dayMs
/** No answer to who is unknown is faster: how long it took tells nothing. */
export const floorMs = 250

/** What a move of a wallet to another address waits for. */
export interface MoveTimes {
  /** How long it may be called off. */
  readonly holdMs: number
  /** How old what proves a way back has to be: whoever added it was seen. */
  readonly proofAgeMs: number
  /** How long none is begun after one that was called off. */
  readonly restMs: number
}

export const moveTimes: MoveTimes = {
  holdMs: 7 * dayMs,
  proofAgeMs: 7 * dayMs,
  restMs: 72 * hourMs,
}
