import { isTestFile } from '../files/isTestFile.js'
import { findMistakes } from '../rules/findMistakes.js'
import type { Rule } from '../rules/parseRuleList.js'
import type { Lint } from './SourceFile.js'

/** Tests name rules that exist, each in brackets of its own. */
export function testTitles(rules: readonly Rule[]): Lint {
  return ({ path, text }) => {
    if (!isTestFile(path) || path.startsWith('scripts/')) return []
    return text.split('\n').flatMap((content, index) => {
      const place = `${path}:${index + 1}`
      return findMistakes(rules, [{ place, text: content }]).map((mistake) => ({
        path,
        line: index + 1,
        message: mistake.slice(place.length + 2),
      }))
    })
  }
}
