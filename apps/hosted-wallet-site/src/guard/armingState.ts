/** What the page knows of how it is seen. */
export interface Sight {
  /** The browser says that nothing covers or fades the card and the button. */
  readonly isSeen: boolean
  readonly hasFocus: boolean
  readonly isLargeEnough: boolean
}

/** Whether an approval may be pressed. */
export type Arming =
  | { readonly status: 'unsupported' }
  | { readonly status: 'tooSmall' }
  | { readonly status: 'covered' }
  | { readonly status: 'unfocused' }
  | { readonly status: 'arming'; readonly sinceMs: number }
  | { readonly status: 'armed' }

/** Smallest size in CSS pixels in which a request can be read and judged. */
export const smallestWidth = 320
export const smallestHeight = 420

/** How long a request has to be seen before it may be approved. */
export const armAfterMs = { plain: 800, value: 1_500, window: 1_000 } as const

/** The next state after something was seen, or after some time went by. */
export function nextArming(
  current: Arming,
  sight: Sight,
  nowMs: number,
  neededMs: number,
): Arming {
  if (current.status === 'unsupported') return current
  if (!sight.isLargeEnough) return { status: 'tooSmall' }
  if (!sight.isSeen) return { status: 'covered' }
  if (!sight.hasFocus) return { status: 'unfocused' }
  if (current.status === 'armed') return current
  if (current.status !== 'arming') return { status: 'arming', sinceMs: nowMs }
  const isLongEnough = nowMs - current.sinceMs >= neededMs
  return isLongEnough ? { status: 'armed' } : current
}
