import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solanaTestTokens } from '../../../../../../devstack/addresses.js'
import { associatedTokenAddress } from '../../../../../../devstack/services/solana/associatedTokenAddress.js'
import {
  readTokenAccount,
  writeTokenAccount,
} from '../../../../../../devstack/services/solana/tokenState.js'
import {
  startTestSolana,
  type TestSolana,
} from '../../../../../../devstack/testing/startTestSolana.js'
import { reviewSend } from '../../../actions/transfer/reviewSend.js'
import { sendToken } from '../../../actions/transfer/sendToken.js'
import { encodeBase58 } from '../../../encoding/base58.js'
import { codeOf } from '../../../testing/codeOf.js'
import { setUpSolanaChain } from '../../../testing/solana/setUpSolanaChain.js'
import { token2022Program, tokenProgram } from '../chain/tokenPrograms.js'

const [, dollar, coin] = solanaTestTokens

const newAddress = () =>
  encodeBase58(ed25519.getPublicKey(ed25519.utils.randomPrivateKey()))

describe('planning a transfer of tokens', () => {
  let node: TestSolana
  beforeAll(async () => {
    node = await startTestSolana()
  })
  afterAll(() => node.stop())

  it('sends no tokens to an account that its owner gave away', async () => {
    const { from, kit, stop, wallet } = await setUpSolanaChain(node, 3)
    for (const token of [dollar, coin]) {
      const { address: mint, isToken2022 } = token
      const prompts = wallet.prompts()
      const [to, thief] = [newAddress(), newAddress()]
      const program = isToken2022 ? token2022Program : tokenProgram
      const placeOf = (owner: string) =>
        associatedTokenAddress({ owner, mint, program })
      const [place, source] = [await placeOf(to), await placeOf(from)]
      /** The account at the receiver's place is this one's. */
      const give = (owner: string) => {
        const amount = 0n
        const data = writeTokenAccount({ mint, owner, amount, isToken2022 })
        node.runtime.setAccount({
          ...{ address: place, data, executable: false, program },
          lamports: node.runtime.rentFor(data.length),
        })
      }
      const heldAt = (address: string) => {
        const account = node.runtime.account(address)
        return account && readTokenAccount(account.data)?.amount
      }
      const draft = { amount: '1', receiver: to, tokenAddress: mint }
      give(thief)
      expect(await codeOf(reviewSend(kit, { draft }))).toBe('INVALID_ADDRESS')
      // Given away between the review and the sending.
      give(to)
      const review = await reviewSend(kit, { draft })
      const held = heldAt(source)
      give(thief)
      expect(await codeOf(sendToken(kit, { review }))).toBe('INVALID_ADDRESS')
      expect(heldAt(place)).toBe(0n)
      expect(heldAt(source)).toBe(held)
      expect(wallet.prompts()).toBe(prompts)
      // And taken back.
      give(to)
      await sendToken(kit, { review })
      expect(heldAt(place)).toBe(review.amount)
    }
    stop()
  })
})
