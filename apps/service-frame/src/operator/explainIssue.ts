import * as v from 'valibot'

/**
 * What is wrong with a file of settings, for whoever wrote it.
 * @param issue the first that its schema found
 * @example explainIssue(issue) // '"mail" is missing.'
 */
export function explainIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the file'
  if (issue.type !== 'strict_object') return `${place}: ${issue.message}`
  if (issue.expected === 'never') return `"${place}" is no key of this file.`
  if (issue.received === 'undefined') return `"${place}" is missing.`
  return `${place}: ${issue.message}`
}
