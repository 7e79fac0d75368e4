/**
 * How long a server keeps a connection that nobody uses: longer than proxies
 * keep theirs. A connection that is closed under a request is a failure that
 * nobody can explain.
 */
export const keepAliveMs = 125_000
