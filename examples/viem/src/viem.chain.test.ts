import { getViemClient } from '@hasp/core/viem'
import { verifyMessage } from 'viem'
import { expect } from 'vitest'
import { testEvmLibrary } from '../../testing/testEvmLibrary.test.fixture.js'
import { sendToMyself } from './sendToMyself.js'
import { showAccount } from './showAccount.js'

const message = 'Hello'

testEvmLibrary({
  library: 'viem',
  sendToMyself,
  showAccount,
  async isHelloSignedBy(kit, address) {
    const client = await getViemClient(kit)
    const signature = await client.signMessage({ message })
    return await verifyMessage({
      address: address as `0x${string}`,
      message,
      signature,
    })
  },
  declined: {
    message: expect.stringContaining('User rejected the request'),
  },
})
