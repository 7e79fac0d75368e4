/** Without TLS only on this machine, and only where somebody develops. */
export function isSafeOrigin(origin: string, isDevelopment: boolean): boolean {
  if (origin.startsWith('https:')) return true
  const { hostname } = new URL(origin)
  return (
    isDevelopment &&
    (/^(?:.+\.)?localhost$/.test(hostname) ||
      hostname === '127.0.0.1' ||
      hostname === '[::1]')
  )
}
