export {
  getSolanaSendingSigner,
  type SolanaSendingSigner,
} from '../bridges/solanaKit/getSolanaSendingSigner.js'
export {
  getSolanaSigner,
  type SolanaSigner,
} from '../bridges/solanaKit/getSolanaSigner.js'
export type { SolanaProvider } from '../ports/SolanaProvider.js'
