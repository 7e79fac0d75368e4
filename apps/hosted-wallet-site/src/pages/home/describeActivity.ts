import type { ActivityEvent } from '@hasp/protocol/walletService'
import type { HomeTextKey, HomeTexts } from './homeTexts.js'

/** What happened, in a sentence. */
export function describeActivity(
  { t }: HomeTexts,
  happened: ActivityEvent,
): string {
  switch (happened.event) {
    case 'wayBackAdded':
      return t(`activity.added.${happened.way}`)
    case 'approved':
    case 'declined':
      return t(`activity.${happened.event}`, {
        what: t(kindOf(happened.method)),
      })
    case 'signedIn':
      return t(
        happened.isNewDevice ? 'activity.signedInFirst' : 'activity.signedIn',
        { device: isolated(happened.device) },
      )
    case 'deletionAsked':
    case 'deviceRevoked':
    case 'deviceTrusted':
    case 'deviceVouchedFor':
    case 'keyShown':
    case 'mailboxMoveAsked':
    case 'signInDenied':
    case 'walletMade':
      return t(`activity.${happened.event}`, {
        device: isolated(happened.device),
      })
    case 'deleted':
    case 'deletionCancelled':
    case 'emailChanged':
    case 'emailReverted':
    case 'mailboxMoveCancelled':
    case 'mailboxMoved':
    case 'wayBackRemoved':
      return t(`activity.${happened.event}`)
  }
}

function kindOf(method: string): HomeTextKey {
  if (/transaction/i.test(method)) return 'activity.transaction'
  return /typedData/i.test(method) ? 'activity.data' : 'activity.message'
}

/** A name keeps its own direction, and turns nothing around it. */
const isolated = (name: string) => `\u2068${name}\u2069`
