export { ethersProvider } from '../bridges/ethers/ethersProvider.js'
export { getEthersSigner } from '../bridges/ethers/getEthersSigner.js'
export { watchEthersSigner } from '../bridges/ethers/watchEthersSigner.js'
