import { http } from 'viem'
import { hardhat, mainnet } from 'viem/chains'

/** EVM mainnet and one local chain, shared by every app built on wagmi. */
export const chains = [mainnet, hardhat] as const
export const transports = { [mainnet.id]: http(), [hardhat.id]: http() }
export const projectId = '0123456789abcdef0123456789abcdef'
