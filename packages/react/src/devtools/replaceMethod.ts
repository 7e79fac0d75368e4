type Method = (...parameters: readonly unknown[]) => unknown

/**
 * Watches the calls of one method of one object.
 * @param note told of a call; what it returns is told how that ended
 * @returns puts the method back; does nothing where it could not be replaced
 */
export function replaceMethod(
  target: object,
  name: string,
  note: (
    parameters: readonly unknown[],
  ) => (outcome: 'answered' | 'failed') => void,
): () => void {
  const known = Object.getOwnPropertyDescriptor(target, name)
  const own: unknown = Reflect.get(target, name)
  if (typeof own !== 'function') return () => undefined
  const watched: Method = (...parameters) => {
    const end = note(parameters)
    try {
      const answer: unknown = Reflect.apply(own, target, parameters)
      // The very promise that the wallet gave goes on to whoever asked.
      Promise.resolve(answer).then(
        () => end('answered'),
        () => end('failed'),
      )
      return answer
    } catch (error) {
      end('failed')
      throw error
    }
  }
  const isReplaced = Reflect.defineProperty(target, name, {
    configurable: true,
    enumerable: known?.enumerable ?? false,
    writable: true,
    value: watched,
  })
  return () => {
    if (!isReplaced || Reflect.get(target, name) !== watched) return
    if (known) Object.defineProperty(target, name, known)
    else Reflect.deleteProperty(target, name)
  }
}
