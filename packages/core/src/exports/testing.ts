export { FrameError } from '@hasp/protocol/frame'
export { systemClock } from '../environment/systemClock.js'
export type { AdapterFixture } from '../testing/adapterSuite/AdapterFixture.js'
export { runAdapterSuite } from '../testing/adapterSuite/runAdapterSuite.js'
export { createMemoryStore } from '../testing/createMemoryStore.js'
export { createTestKit, type TestKit } from '../testing/createTestKit.js'
export {
  type DataServiceContent,
  type DataServiceScenario,
  type FakeDataService,
  fakeDataService,
} from '../testing/dataService/fakeDataService.js'
export {
  type MockEvmWallet,
  type MockEvmWalletOptions,
  mockEvmWallet,
} from '../testing/evm/mockEvmWallet.js'
export { createFakeClock, type FakeClock } from '../testing/fakeClock.js'
export { fakeSignIn } from '../testing/fakeSignIn.js'
export { historyEntry } from '../testing/historyEntry.js'
export { createTestHostedWallet } from '../testing/hostedWallet/createTestHostedWallet.js'
export { type MockAdapter, mockAdapter } from '../testing/mockAdapter.js'
export { type MockConnector, mockConnector } from '../testing/mockConnector.js'
export { createMockWallet } from '../testing/mockWallets/createMockWallet.js'
export type {
  MockWallet,
  WalletDecision,
  WalletQuestion,
} from '../testing/mockWallets/MockWallet.js'
export {
  createMockNodes,
  type MockNodeCall,
  type MockNodes,
  type NetworkScenario,
} from '../testing/nodes/createMockNodes.js'
export type { NodeResult } from '../testing/nodes/NodeResult.js'
export { sentTransaction } from '../testing/sentTransaction.js'
export { runSiwxStoreSuite } from '../testing/siwxStoreSuite/runSiwxStoreSuite.js'
export { testNetworks } from '../testing/testNetworks.js'
export { trackedTransaction } from '../testing/trackedTransaction.js'
export {
  type FakePairing,
  type FakePhoneClient,
  fakePhoneClient,
  phoneSession,
} from '../testing/walletConnect/fakePhoneClient.js'
