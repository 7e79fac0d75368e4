import { verifySignature } from '@hasp/core/siwx'
import type { Peers } from './peers.js'
import { bitcoinVectors } from './vectors/bitcoinVectors.js'
import { cosmosVectors } from './vectors/cosmosVectors.js'
import { evmVectors } from './vectors/evmVectors.js'
import { polkadotVectors } from './vectors/polkadotVectors.js'
import { solanaVectors } from './vectors/solanaVectors.js'
import type { Family } from './vectors/Vector.js'
import { verifierTools } from './verifierTools.js'

/** Of each family; eight vectors are made of each. */
const keys = 60

/**
 * Has every vector judged by us and by somebody else, and prints a table.
 * @throws where we take what they do not, where either refuses what a wallet
 * signs, and where they take what we refuse without a reason
 */
export async function compareVectors(peers: Peers): Promise<void> {
  const families = [
    await evmVectors(keys),
    solanaVectors(keys, peers.solana),
    bitcoinVectors(keys, peers.bitcoin),
    polkadotVectors(keys),
    cosmosVectors(keys, peers.cosmos),
  ]
  console.log(
    '| vectors | all | taken by both | refused by both | stricter | |',
  )
  console.log('|---|---|---|---|---|---|')
  for (const family of families) await compareFamily(family)
  console.log()
}

async function compareFamily({ family, peer, stricter, vectors }: Family) {
  let [taken, refused, strict] = [0, 0, 0]
  for (const { byPeer, isGenuine, kind, proof } of vectors) {
    const verdict = await verifySignature(proof, verifierTools)
    const [own, theirs] = [verdict === 'valid', await byPeer()]
    if (own !== isGenuine || (theirs !== own && !stricter.includes(kind)))
      throw new Error(
        `${family}, ${kind}: ${verdict}, and ${theirs} for ${peer}: ${JSON.stringify(proof)}`,
      )
    if (own) taken += 1
    else if (theirs) strict += 1
    else refused += 1
  }
  const figures = [vectors.length, taken, refused, strict].join(' | ')
  console.log(`| ${family} | ${figures} | ${peer} |`)
}
