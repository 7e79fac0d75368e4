const browsers = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/**
 * What a visitor calls this device, as far as the browser tells.
 * @example nameDevice(navigator.userAgent) // 'Chrome, Linux'
 */
export function nameDevice(userAgent: string): string {
  const found = [browsers, systems].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  )
  return found.filter((name) => name !== undefined).join(', ') || 'Browser'
}
