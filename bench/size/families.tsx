import { bitcoin } from '@hasp/core/bitcoin'
import { cosmos } from '@hasp/core/cosmos'
import { evm } from '@hasp/core/evm'
import {
  bitcoin as bitcoinNetwork,
  cosmosHub,
  mainnet,
  polkadot as polkadotNetwork,
  solana as solanaNetwork,
} from '@hasp/core/networks'
import { polkadot } from '@hasp/core/polkadot'
import { solana } from '@hasp/core/solana'
import { createKit } from '@hasp/react'
import '@hasp/react/styles.css'
import { local, mountScenario } from './mountScenario.js'

/** Which families a build has besides EVM; the others are left out of it. */
declare const hasSolana: boolean
declare const hasBitcoin: boolean
declare const hasPolkadot: boolean
declare const hasCosmos: boolean

const kit = createKit({
  app: { name: 'Bench' },
  adapters: [
    evm(),
    ...(hasSolana ? [solana()] : []),
    ...(hasBitcoin ? [bitcoin()] : []),
    ...(hasPolkadot ? [polkadot()] : []),
    ...(hasCosmos ? [cosmos()] : []),
  ],
  networks: [
    mainnet,
    local,
    ...(hasSolana ? [solanaNetwork] : []),
    ...(hasBitcoin ? [bitcoinNetwork] : []),
    ...(hasPolkadot ? [polkadotNetwork] : []),
    ...(hasCosmos ? [cosmosHub] : []),
  ],
})

mountScenario(kit)
