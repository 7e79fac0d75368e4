const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long the words are kept back once they were asked for. */
export const exportReadyMs = 10_000
export const exportLifeMs = 5 * minuteMs
/** How long a deletion may be called off. */
export const coolingMs = 7 * 24 * hourMs
/** A notice of a mail that cannot be delivered for longer is of no use. */
export const noticeLifeMs = 24 * hourMs
