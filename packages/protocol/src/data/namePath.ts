/**
 * Where a name is looked up.
 * @param name in any case or script
 */
export function namePath(name: string): string {
  return `/v1/names/${encodeURIComponent(name)}`
}
