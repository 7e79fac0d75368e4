/**
 * An object whose methods are loaded with the first call of one of them.
 * @param load what has the methods; called each time, so it remembers
 * @param names the methods to offer, each of which returns a promise
 */
export function lazyMethods<Target extends object, Name extends keyof Target>(
  load: () => Promise<Target>,
  names: readonly Name[],
): Pick<Target, Name> {
  type Method = (this: Target, ...given: unknown[]) => Promise<unknown>
  const methods = names.map((name) => [
    name,
    async (...given: unknown[]) => {
      const target = await load()
      return await (target[name] as Method).apply(target, given)
    },
  ])
  return Object.fromEntries(methods) as Pick<Target, Name>
}
