import autocannon from 'autocannon'
import { type Answered, askSteadily, percentile } from './askSteadily.js'
import { balancesOf, dataConfiguration } from './dataConfiguration.js'
import { type OwnProcess, startProcess } from './startProcess.js'
import { describe, head, line, rounded } from './table.js'

const connections = 64
const farNodeMs = 200
const coldPerSecond = 300
/** Enough for answers that take a second. */
const coldConnections = 1_000
const cachedAccounts = 50

/** A second's share of what is refused differs by so much from another's. */
const lookNoise = 0.05

/** How long one look lasts whether it is well again, and how many there are. */
const lookSeconds = 1
const mostLooks = 15

/** Which part had no answer: a machine may be too small for all of it. */
const missedShare = ({ failed, refused, tookMs }: Answered) =>
  (failed + refused) / (failed + refused + tookMs.length)

async function withService<Answer>(
  nodeDelayMs: number,
  run: (service: OwnProcess, node: OwnProcess) => Promise<Answer>,
): Promise<Answer> {
  const node = await startProcess('serveNode', nodeDelayMs)
  const service = await startProcess('serveData', dataConfiguration(node.url))
  try {
    return await run(service, node)
  } finally {
    await Promise.all([service.stop(), node.stop()])
  }
}

/** What the service's processor works for one answer. */
async function withProcessorUs(
  service: OwnProcess,
  run: () => Promise<Answered>,
): Promise<readonly [Answered, string]> {
  const before = await service.ask('processorUs')
  const answered = await run()
  const spentUs = (await service.ask('processorUs')) - before
  return [answered, `${rounded(spentUs / answered.tookMs.length)} µs`]
}

/** Balances of 200 tokens that were asked for a moment ago. */
export async function measureCached(seconds: number): Promise<void> {
  head(`cached balances of 200 tokens, ${seconds} s each`)
  await withService(0, async (service) => {
    const questions = balancesOf(cachedAccounts)
    const steadily = (perSecond: number, isCompressed: boolean, forS: number) =>
      askSteadily(service.url, {
        ...{ connections, isCompressed, perSecond, questions },
        seconds: forS,
      })
    const answer = await fetch(service.url + (questions[0]?.path ?? ''))
    line('an answer', `${(await answer.text()).length} B`, '–')
    // What is new to a process is slow: nobody measures that here.
    for (const isCompressed of [true, false])
      await steadily(1_000, isCompressed, 3)
    for (const isCompressed of [true, false]) {
      const [answered, processor] = await withProcessorUs(service, () =>
        steadily(3_000, isCompressed, seconds),
      )
      const how = isCompressed ? 'gzip' : 'plain'
      line(`3,000/s, ${how}`, describe(answered), 'p99 < 25 ms, 0 mixed')
      line(`processor’s time for an answer, ${how}`, processor, '–')
    }
    const most = await autocannon({
      ...{ connections, url: service.url, duration: Math.ceil(seconds / 2) },
      headers: { 'Accept-Encoding': 'gzip' },
      requests: questions.map(({ path }) => ({ path })),
    })
    line(
      `as many as can be, ${connections} at a time`,
      `${rounded(most.requests.average)}/s; p50 ${most.latency.p50}, p99 ${most.latency.p99} ms`,
      '–',
    )
    line('memory', `${rounded((await service.ask('memory')) / 1e6)} MB`, '–')
  })
}

/** Accounts that nobody asked for, a node that is far away, and too many. */
export async function measureCold(seconds: number): Promise<void> {
  head(`balances of 200 tokens of new accounts, node ${farNodeMs} ms away`)
  await withService(farNodeMs, async (service, node) => {
    let next = 0
    const ask = (perSecond: number, forS: number) => {
      const from = next
      next += perSecond * forS
      return askSteadily(service.url, {
        questions: balancesOf(next).slice(from),
        ...{ perSecond, seconds: forS, connections: coldConnections },
        // As browsers do.
        isCompressed: true,
      })
    }
    await ask(100, 3)
    const callsBefore = await node.ask('questions')
    const [usual, processor] = await withProcessorUs(service, () =>
      ask(coldPerSecond, seconds),
    )
    const calls = (await node.ask('questions')) - callsBefore
    line(`${coldPerSecond}/s`, describe(usual), 'p99 < 900 ms')
    line('processor’s time for an answer', processor, '–')
    const callsPerAnswer = rounded(calls / usual.tookMs.length, 2)
    line('node’s calls per answer', callsPerAnswer, '≤ 3')
    const usualMs = percentile(usual.tookMs, 0.99)
    const crowd = await ask(3 * coldPerSecond, Math.ceil(seconds / 2))
    line(`${3 * coldPerSecond}/s`, describe(crowd), '–')
    line(
      'of it: what was done before, and p99',
      `${rounded((crowd.perSecond / usual.perSecond) * 100)} %; ${rounded(percentile(crowd.tookMs, 0.99) / usualMs, 1)}×`,
      '≥ 80 %; < 2×',
    )
    let looks = 1
    for (; looks < mostLooks; looks += 1) {
      const after = await ask(coldPerSecond, lookSeconds)
      const isWell =
        missedShare(after) <= missedShare(usual) + lookNoise &&
        percentile(after.tookMs, 0.99) < 2 * usualMs
      if (isWell) break
    }
    line('well again', `in second ${looks} after it`, '< 10 s')
  })
}

/** Many who look at a thousand accounts, each of which is read anew in time. */
export async function measureHits(seconds: number): Promise<void> {
  const accounts = 1_000
  head(`1,000 accounts at 1,000/s for ${seconds} s, node ${farNodeMs} ms away`)
  await withService(farNodeMs, async (service, node) => {
    // In no order: each account in its turn would be one account at a time.
    const questions = balancesOf(accounts)
    const scattered = Array.from(
      { length: 1_000 * seconds },
      () => questions[Math.floor(Math.random() * accounts)],
    ).flatMap((question) => question ?? [])
    const found = await askSteadily(service.url, {
      questions: scattered,
      ...{ seconds, perSecond: 1_000, connections: coldConnections },
      isCompressed: true,
    })
    // An account of 200 tokens is two of them.
    const read = (await node.ask('batches')) / 2
    const hits = 1 - read / found.tookMs.length
    line('answers', describe(found), '–')
    line(
      'of them from the cache, from an empty one on',
      `${rounded(hits * 100, 1)} %`,
      '≥ 96 % of 5 min; 96.7 % is the bound',
    )
  })
}
