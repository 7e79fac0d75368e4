/**
 * Where a name is looked up.
 * @param name in any case or script
 * @param network whose record is told as well, as CAIP-2
 */
export function namePath(name: string, network?: string): string {
  const path = `/v1/names/${encodeURIComponent(name)}`
  return network ? `${path}?network=${encodeURIComponent(network)}` : path
}
