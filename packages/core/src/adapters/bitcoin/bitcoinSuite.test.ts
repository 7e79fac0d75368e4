import { it } from 'vitest'
import { runAdapterSuite } from '../../testing/adapterSuite/runAdapterSuite.js'
import {
  createSatsConnectFixture,
  createStandardFixture,
  createUnisatFixture,
} from '../../testing/bitcoin/createBitcoinFixture.js'

runAdapterSuite({
  it,
  title: '[R1.7] bitcoin, Wallet Standard',
  setUp: createStandardFixture,
})
runAdapterSuite({
  it,
  title: '[R1.7] bitcoin, UniSat',
  setUp: createUnisatFixture,
})
runAdapterSuite({
  it,
  title: '[R1.7] bitcoin, sats-connect',
  setUp: createSatsConnectFixture,
})
