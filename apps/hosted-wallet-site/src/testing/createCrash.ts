/** A page that dies at one of its awaits. */
export interface Crash {
  /** The same port, which dies at the chosen await. */
  over<Port extends object>(port: Port): Port
  /** Whether it came to the chosen await. */
  hasHappened(): boolean
}

/**
 * @param place which await it is, from 0
 * @param isDone whether what was awaited had its effect before
 */
export function createCrash(place: number, isDone: boolean): Crash {
  let awaited = 0
  let hasHappened = false
  const die = () => {
    hasHappened = true
    throw new Error('The page is gone.')
  }
  return {
    hasHappened: () => hasHappened,
    over: (port) =>
      new Proxy(port, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name)
          if (typeof member !== 'function') return member
          return async (...parameters: unknown[]) => {
            const isHere = awaited === place
            awaited += 1
            if (isHere && !isDone) die()
            const result: unknown = await Reflect.apply(
              member,
              target,
              parameters,
            )
            if (isHere) die()
            return result
          }
        },
      }),
  }
}
