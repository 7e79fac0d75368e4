import type { Translation } from '../../defineMessages.js'
import type { namespaceNames as source } from '../en/namespaceNames.js'

export const namespaceNames: Translation<typeof source> = {
  eip155: 'EVM',
  solana: 'سولانا',
  bip122: 'بيتكوين',
  polkadot: 'بولكادوت',
  cosmos: 'كوزموس',
}
