import * as v from 'valibot'

/** How valibot ends its own sentences. */
const receivedPattern = /:? (?:but r|R)eceived /

/**
 * What is wrong with settings, for whoever wrote them. It repeats no value: that
 * may be a secret.
 * @param issue the first that its schema found
 * @example explainIssue(issue) // '"mail" is missing.'
 */
export function explainIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)
  if (place && issue.type === 'strict_object') {
    if (issue.expected === 'never') return `"${place}" is no known key.`
    if (issue.received === 'undefined') return `"${place}" is missing.`
  }
  const said = withoutReceived(issue)
  return place ? `${place}: ${said}` : said
}

function withoutReceived({ message, received }: v.BaseIssue<unknown>): string {
  if (!message.endsWith(`eceived ${received}`)) return message
  const [said = ''] = message.split(receivedPattern)
  return `${said}.`
}
