import { isTestFile } from '../files/isTestFile.js'
import type { Lint } from './SourceFile.js'

const limit = 300
const exempt = /(^|\/)(locales|networks|snapshot)(\/|\.)/

/** No file over 300 lines: one idea per file fits into fewer. */
export const fileLength: Lint = ({ path, text }) => {
  if (!/\.(ts|tsx|mts|mjs|js|css)$/.test(path)) return []
  if (isTestFile(path) || exempt.test(path)) return []
  const count = text.replace(/\n$/, '').split('\n').length
  if (count <= limit) return []
  const message = `${count} lines; ${limit} are the limit`
  return [{ path, line: limit + 1, message }]
}
