import type { UnsignedTransaction } from '../../decode/evm/UnsignedTransaction.js'
import type { Summary } from '../../decode/Summary.js'
import type { AskNode } from '../../requests/prepareTransaction.js'
import type { Simulation } from '../Simulation.js'
import type { Probe } from './Probe.js'
import { probesOf, probeToken, wordOf } from './probesOf.js'
import type { NextBlock } from './readNextBlock.js'
import { balanceReader, type Run, runInBlock } from './runInBlock.js'

const mostProbes = 48
const mostRounds = 3

/**
 * Measures what a transaction changes of what the account has: the same
 * questions before it and after it. Neither its logs nor the node's list of
 * transfers is believed, which names those of reverted calls as well.
 * @throws where the node gives no answer that can be read
 */
export async function simulateTransaction(
  transaction: UnsignedTransaction,
  { askNode, block, summary }: simulateTransaction.Setting,
): Promise<Simulation> {
  const { account } = summary
  const measure = async (
    probes: readonly Probe[],
    roundsLeft: number,
  ): Promise<Simulation> => {
    const about = { account, askNode, block, probes }
    const [before, after] = await Promise.all([
      runInBlock(about),
      runInBlock({ ...about, transaction }),
    ])
    if (!after.isDone) return { status: 'fails' }
    const all = withoutRepeats([
      ...probes,
      ...after.logs.flatMap((log) => probesOf(log, account)),
    ])
    if (all.length > probes.length && probes.length < mostProbes && roundsLeft)
      return await measure(all.slice(0, mostProbes), roundsLeft - 1)
    const fee = after.gasUsed * priceOf(transaction, block)
    const isWhole = all.length === probes.length
    return compare(probes, { before, after, fee, isWhole })
  }
  return await measure(
    withoutRepeats([
      probeCoin(account),
      ...[...summary.outgoing, ...summary.incoming].flatMap(({ asset }) =>
        asset.type === 'token' ? [probeToken(asset.address, account)] : [],
      ),
    ]),
    mostRounds,
  )
}

export declare namespace simulateTransaction {
  interface Setting {
    readonly askNode: AskNode
    readonly block: NextBlock
    /** What its bytes say of it. */
    readonly summary: Summary
  }
}

function compare(
  probes: readonly Probe[],
  {
    after,
    before,
    fee,
    isWhole,
  }: {
    readonly before: Run
    readonly after: Run
    readonly fee: bigint
    readonly isWhole: boolean
  },
): Simulation {
  const answered = probes.flatMap((probe, index) => {
    const [was = probe.absent, is = probe.absent] = [
      before.words[index],
      after.words[index],
    ]
    return was === undefined || is === undefined ? [] : [{ probe, was, is }]
  })
  return {
    status: 'changes',
    changes: answered.flatMap(({ is, probe, was }) => {
      if (probe.asks !== 'balance') return []
      const { asset, count = (word) => word } = probe
      const paid = asset.type === 'native' ? fee : 0n
      const by = count(is) - count(was) + paid
      return by === 0n ? [] : [{ asset, by }]
    }),
    approvals: answered.flatMap(({ is, probe, was }) =>
      probe.asks === 'control' && is !== was
        ? probe.controlOf(is).approvals
        : [],
    ),
    isWhole: isWhole && answered.length === probes.length,
  }
}

function probeCoin(account: string): Probe {
  return {
    to: balanceReader,
    data: `0x${wordOf(account)}`,
    asks: 'balance',
    asset: { type: 'native' },
  }
}

/** What a unit of gas costs in a block. */
function priceOf(
  { maxFeePerGas, maxPriorityFeePerGas, type }: UnsignedTransaction,
  { baseFee }: NextBlock,
): bigint {
  const offered = baseFee + maxPriorityFeePerGas
  return type === 'legacy' || offered > maxFeePerGas ? maxFeePerGas : offered
}

function withoutRepeats(probes: readonly Probe[]): readonly Probe[] {
  // The first stays: what a transfer names has to be readable.
  return [...new Map(probes.map((one) => [one.to + one.data, one])).values()]
}
