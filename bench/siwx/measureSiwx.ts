import {
  findPostgres,
  startPostgres,
} from '../../devstack/testing/postgresServer.js'
import { compareVectors } from './compareVectors.js'
import { loadSignIn } from './loadSignIn.js'
import { loadPeers, type Peers } from './peers.js'
import { type VerifierRow, verifierRows } from './verifierRows.js'

/**
 * Compares our verdicts with somebody else's, measures how often a second both
 * verify a signature, and a whole sign-in server under load; prints a table of
 * each.
 */
const loadMs = Number(process.env.HASP_LOAD_SECONDS ?? 60) * 1_000
const verifyMs = 3_000
const signInsPerSecond = 200

/** Takes turns, so that a noisy moment meets both. */
const turns = 4

async function rateOf(verify: VerifierRow['verify']): Promise<number> {
  const startedAtMs = performance.now()
  let done = 0
  while (performance.now() - startedAtMs < verifyMs / turns) {
    if (!(await verify())) throw new Error('It was not taken for valid.')
    done += 1
  }
  return (done * 1000) / (performance.now() - startedAtMs)
}

async function measureVerifiers(peers: Peers) {
  console.log('| verifications/s, one core | Hasp | peer | |')
  console.log('|---|---|---|---|')
  for (const row of await verifierRows(peers)) {
    let [own, theirs] = [0, 0]
    for (let turn = 0; turn < turns; turn += 1) {
      own += (await rateOf(row.verify)) / turns
      theirs += (await rateOf(row.verifyByPeer)) / turns
    }
    const figures = [own, theirs].map(Math.round).join(' | ')
    console.log(`| ${row.family} | ${figures} | ${row.peer} |`)
  }
  console.log()
}

async function measureServer(name: string, databaseUrl: string | undefined) {
  const load = await loadSignIn(databaseUrl, signInsPerSecond, loadMs)
  const sorted = [...load.tookMs].sort((one, other) => one - other)
  const at = (share: number) =>
    (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  console.log(
    `| ${name} | ${load.perSecond.toFixed(1)} | ${load.failed} | ${at(0.5)} / ${at(0.99)} ms |`,
  )
}

const peers = await loadPeers()
await compareVectors(peers)
await measureVerifiers(peers)
console.log(
  `| POST /verify, ${signInsPerSecond}/s | done/s | failed | p50 / p99 |`,
)
console.log('|---|---|---|---|')
await measureServer('memory', undefined)
if (findPostgres()) {
  const server = await startPostgres()
  try {
    await measureServer('PostgreSQL', server.url)
  } finally {
    await server.stop()
  }
}
