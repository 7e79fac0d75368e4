/**
 * Whether a path is a test of any kind (unit, chain, browser, journey) or a
 * fixture that tests share.
 */
export function isTestFile(path: string): boolean {
  return /\.(test|test-d|spec)(\.fixture)?\.tsx?$/.test(path)
}
