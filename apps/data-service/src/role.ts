/** What a process does of what a service does. */
export const roles = ['both', 'serve', 'follow'] as const

/** Answers visitors, follows chains, or does both. */
export type Role = (typeof roles)[number]

/** Whether a process answers visitors. */
export const doesServe = (role: Role): boolean => role !== 'follow'

/** Whether a process follows the chains when it is its turn. */
export const doesFollow = (role: Role): boolean => role !== 'serve'

/**
 * @throws Error with one sentence where nobody would do the rest, or a process
 * has nothing to do
 */
export function checkRole({
  database,
  networks,
  role,
}: {
  readonly database?: object | undefined
  readonly networks: readonly { readonly follow?: object | undefined }[]
  readonly role: Role
}): void {
  const isFollowed = networks.some(({ follow }) => follow)
  if (role === 'follow' && !isFollowed)
    throw new Error('A process that follows needs a network with "follow".')
  const isShared = database !== undefined && 'url' in database
  if (role !== 'both' && isFollowed && !isShared)
    throw new Error(
      'Processes that serve and others that follow share a PostgreSQL: name its url in "database".',
    )
}
