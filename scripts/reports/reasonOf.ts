import { stripVTControlCharacters } from 'node:util'
import type { ReportedTest } from './ReportedTest.js'

/** Of a long message the first lines say what was expected and where. */
const lineCount = 14

/** What a failed test said, as plain lines; absent when it said nothing. */
export function reasonOf(
  messages: readonly (string | undefined)[] = [],
): Pick<ReportedTest, 'reason'> {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim())
  return lines.length > 0
    ? { reason: lines.slice(0, lineCount).join('\n') }
    : {}
}
