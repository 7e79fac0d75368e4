const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Within which a way back and the new mailbox have to prove themselves. */
export const moveLifeMs = 15 * minuteMs
/** How long a move may be called off. */
export const moveHoldMs = 7 * dayMs
/** How old what proves a way back has to be: whoever added it was seen. */
export const proofAgeMs = 7 * dayMs
/** How long none is begun after one that was called off. */
export const moveRestMs = 72 * hourMs
/** No answer to who is unknown is faster: how long it took tells nothing. */
export const floorMs = 250
