import { appFigures } from './appFigures.mjs'

/** A figure of the best peer, of wagmi alone and of our own app. */
export function readAll({ apps }, read, { own = 'hasp' } = {}) {
  const peers = Object.values(apps)
    .filter((app) => app.role === 'peer')
    .map((app) => read(appFigures(app)))
    .filter((value) => value != null)
  return {
    peer: peers.length > 0 ? Math.min(...peers) : null,
    wagmi: read(appFigures(apps.wagmi)),
    own: read(appFigures(apps[own])),
  }
}
