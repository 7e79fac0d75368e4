import type { Translation } from '../defineMessages.js'
import type { families } from './families.en.js'

export const familiesAr: Translation<typeof families> = {
  eip155: 'EVM',
  solana: 'سولانا',
  bip122: 'بيتكوين',
  polkadot: 'بولكادوت',
  cosmos: 'كوزموس',
}
