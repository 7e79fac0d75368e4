import { getEthersSigner } from '@hasp/core/ethers'
import { verifyMessage } from 'ethers'
import { testEvmLibrary } from '../../testing/testEvmLibrary.test.fixture.js'
import { sendToMyself } from './sendToMyself.js'
import { showAccount } from './showAccount.js'

testEvmLibrary({
  library: 'ethers',
  sendToMyself,
  showAccount,
  async isHelloSignedBy(kit, address) {
    const signer = await getEthersSigner(kit)
    const signature = await signer.signMessage('Hello')
    return verifyMessage('Hello', signature) === address
  },
  declined: { code: 'ACTION_REJECTED' },
})
