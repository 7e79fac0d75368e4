/** What one host was asked for. */
export type HostCount = {
  readonly host: string
  readonly requests: number
  /** As sent; 0 where the host does not tell other sites. */
  readonly bytes: number
}

/** The requests of a page by host, most first. */
export function countRequests(
  page: Pick<Performance, 'getEntriesByType'>,
): readonly HostCount[] {
  const hosts = new Map<string, HostCount>()
  const entries = [
    ...page.getEntriesByType('navigation'),
    ...page.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  for (const { encodedBodySize, name } of entries) {
    const { host } = new URL(name)
    // A picture within the page asks nobody.
    if (!host) continue
    const { bytes, requests } = hosts.get(host) ?? { bytes: 0, requests: 0 }
    hosts.set(host, {
      host,
      requests: requests + 1,
      bytes: bytes + encodedBodySize,
    })
  }
  return [...hosts.values()].sort((one, other) => other.requests - one.requests)
}
