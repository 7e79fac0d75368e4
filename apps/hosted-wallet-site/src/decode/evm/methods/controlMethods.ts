import { ownership } from '../../approvals.js'
import { effectsOf, joinEffects } from '../../Effects.js'
import type { Method, Methods } from '../Method.js'

/** Who rules a contract: proxies, owned contracts, Safes. */
export const controlMethods: Methods = {
  '0xf2fde38b': newOwner('transferOwnership(address)'),
  '0x3659cfe6': newOwner('upgradeTo(address)'),
  '0x4f1ef286': newOwner('upgradeToAndCall(address,bytes)'),
  '0x8f283970': newOwner('changeAdmin(address)'),
  '0x99a88ec4': ofAnother('upgrade(address,address)'),
  '0x9623609d': ofAnother('upgradeAndCall(address,address,bytes)'),
  '0x7eff275e': ofAnother('changeProxyAdmin(address,address)'),
  '0x0d582f13': newOwner('addOwnerWithThreshold(address,uint256)'),
  '0x610b5925': newOwner('enableModule(address)'),
  '0xe19a9dd9': newOwner('setGuard(address)'),
  '0xf08a0323': newOwner('setFallbackHandler(address)'),
  '0xe318b52b': {
    signature: 'swapOwner(address,address,address)',
    read: (reader, { call }) => {
      reader.address()
      reader.address()
      return ownership(call.to, reader.address())
    },
  },
  '0xf8dc5dd9': {
    signature: 'removeOwner(address,address,uint256)',
    read: () => effectsOf({ warnings: ['controlGiven'] }),
  },
  '0x694e80c3': {
    signature: 'changeThreshold(uint256)',
    read: () => effectsOf({ warnings: ['controlGiven'] }),
  },
  '0x2f2ff15d': {
    signature: 'grantRole(bytes32,address)',
    read: (reader, { call }) => {
      reader.skip()
      return ownership(call.to, reader.address())
    },
  },
}

/** The called contract is ruled by the first argument from now on. */
function newOwner(signature: string): Method {
  const carriesCall = signature.endsWith(',bytes)')
  return {
    signature,
    read: (reader, { call }) =>
      joinEffects([
        ownership(call.to, reader.address()),
        effectsOf({ isBlind: carriesCall }),
      ]),
  }
}

/** The first argument is ruled by the second from now on. */
function ofAnother(signature: string): Method {
  const carriesCall = signature.endsWith(',bytes)')
  return {
    signature,
    read: (reader) =>
      joinEffects([
        ownership(reader.address(), reader.address()),
        effectsOf({ isBlind: carriesCall }),
      ]),
  }
}
