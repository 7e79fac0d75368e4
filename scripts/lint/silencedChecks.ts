import { isTestFile } from '../files/isTestFile.js'
import type { Lint } from './SourceFile.js'

const silences = [
  /\bbiome-ignor[e]\b/,
  /@ts-ignor[e]\b/,
  /@ts-nochec[k]\b/,
  /\beslint-disabl[e]\b/,
]
const expectError = /@ts-expect-erro[r]\b/

/** No check is told to look away; tests alone expect errors. */
export const silencedChecks: Lint = ({ path, text }) => {
  if (!/\.(ts|tsx|mts|mjs|css)$/.test(path)) return []
  const refused = isTestFile(path) ? silences : [...silences, expectError]
  return text.split('\n').flatMap((content, index) => {
    const found = refused.map((one) => one.exec(content)?.[0]).find(Boolean)
    if (!found) return []
    return [{ path, line: index + 1, message: `${found} silences a check` }]
  })
}
