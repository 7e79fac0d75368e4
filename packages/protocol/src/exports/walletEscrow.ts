export { walletEscrowEnvelopeSchema } from '../walletEscrow/envelope.js'
export {
  type EscrowExchange,
  escrowInfo,
  escrowKeyBytes,
  escrowReleaseInfo,
  escrowReplyLabel,
  escrowReplySecretBytes,
  openEscrowReply,
  sealEscrowReply,
} from '../walletEscrow/replyCipher.js'
export {
  type WalletEscrowBody,
  type WalletEscrowCall,
  type WalletEscrowReply,
  walletEscrowMessageSchema,
  walletEscrowRequests,
} from '../walletEscrow/requests.js'
export {
  escrowDepositText,
  escrowForgetText,
  escrowRebindText,
} from '../walletEscrow/texts.js'
