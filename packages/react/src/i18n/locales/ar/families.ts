import type { Translation } from '../../defineMessages.js'
import type { families as source } from '../en/families.js'

export const families: Translation<typeof source> = {
  eip155: 'EVM',
  solana: 'سولانا',
  bip122: 'بيتكوين',
  polkadot: 'بولكادوت',
  cosmos: 'كوزموس',
}
