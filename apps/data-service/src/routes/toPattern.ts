/** OpenAPI's `{account}` as Hono writes it; what ends with more takes it in. */
export function toPattern(path: string): string {
  return path
    .replace(/\{(\w+)\}\.json$/, ':$1{[^/]+\\.json}')
    .replace(/\{(\w+)\}/g, ':$1')
}
