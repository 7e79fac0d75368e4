export type {
  AdapterFixture,
  FamilyWallet,
  WalletMood,
  WalletQuestion,
} from '../testing/adapterSuite/FamilyWallet.js'
export { runAdapterSuite } from '../testing/adapterSuite/runAdapterSuite.js'
export { createMemoryStore } from '../testing/createMemoryStore.js'
export { createTestKit, type TestKit } from '../testing/createTestKit.js'
export { createFakeClock, type FakeClock } from '../testing/fakeClock.js'
export {
  type FakePairing,
  type FakePhoneClient,
  fakePhoneClient,
  phoneSession,
} from '../testing/fakePhoneClient.js'
export { type MockAdapter, mockAdapter } from '../testing/mockAdapter.js'
export { type MockConnector, mockConnector } from '../testing/mockConnector.js'
export {
  type MockWallet,
  type MockWalletOptions,
  mockWallet,
} from '../testing/mockWallet.js'
export { sentTransaction } from '../testing/sentTransaction.js'
export { testNetworks } from '../testing/testNetworks.js'
