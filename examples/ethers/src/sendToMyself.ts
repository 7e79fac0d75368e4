import type { Kit } from '@hasp/core'
import { getEthersSigner } from '@hasp/core/ethers'
import { parseEther } from 'ethers'

/** Sends with the connected wallet, and waits until it is mined. */
export async function sendToMyself(kit: Kit): Promise<string> {
  const signer = await getEthersSigner(kit, { networkId: 'eip155:31337' })
  const sent = await signer.sendTransaction({
    to: signer.address,
    value: parseEther('0.1'),
  })
  const receipt = await sent.wait()
  return `${sent.hash}: ${receipt?.status === 1 ? 'success' : 'reverted'}`
}
