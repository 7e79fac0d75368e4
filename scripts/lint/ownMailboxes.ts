import type { Finding, Lint } from './SourceFile.js'

const mailbox = /(?<=')[\w.-]+@[\w.-]+\.example(?=')/g

/**
 * A mailbox belongs to one file of journeys: they share a mail server, and one
 * that counts mails must not find those of another.
 * @returns a lint that remembers the files which it has seen
 */
export function ownMailboxes(): Lint {
  const owners = new Map<string, string>()
  return ({ path, text }) => {
    if (!/^e2e\/journeys\/.*\.spec\.ts$/.test(path)) return []
    return text.split('\n').flatMap((content, index): Finding[] =>
      (content.match(mailbox) ?? []).flatMap((address) => {
        const owner = owners.get(address) ?? path
        owners.set(address, owner)
        if (owner === path) return []
        const message = `${address} is a mailbox of ${owner}`
        return [{ path, line: index + 1, message }]
      }),
    )
  }
}
