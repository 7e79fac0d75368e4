import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'
import { nobodyTexts } from './nobodyTexts.js'

/** What pages say in which an owner proves to be one. */
export const ownerTexts = {
  en: {
    ...nobodyTexts.en,
    'owner.back': 'Back to your wallet',
    'owner.code': 'Code',
    'owner.codeExpired': 'This code is no longer valid. Start again.',
    'owner.codeInvalid': 'That is not the code of the last mail.',
    'owner.codeSent':
      'We sent six digits to {email}. They work for 10 minutes.',
    'owner.failed': 'That did not work. Try again.',
    'owner.frozen':
      'Your address was changed or this device came back not long ago, or the wallet waits for another address. For your safety this has to wait until {until}.',
    'owner.lostMailbox':
      'You cannot read that mailbox any more? Then give your wallet another address first, which takes seven days:',
    'owner.lostLink': 'My mailbox is lost',
    'owner.passwordWhy': 'Your recovery password shows that it is you.',
    'owner.refused':
      'This device may not do that. Use one that you have had for longer.',
    'owner.sendCode': 'Mail me a code',
    'owner.tryLater': 'Wait a while before the next try.',
    'owner.working': 'One moment…',
  },
  ar: {
    ...nobodyTexts.ar,
    'owner.back': 'العودة إلى محفظتك',
    'owner.code': 'الرمز',
    'owner.codeExpired': 'لم يعد هذا الرمز صالحاً. ابدأ من جديد.',
    'owner.codeInvalid': 'ليس هذا رمز آخر رسالة.',
    'owner.codeSent': 'أرسلنا ستة أرقام إلى {email}. تعمل لمدة 10 دقائق.',
    'owner.failed': 'لم ينجح ذلك. حاول مرة أخرى.',
    'owner.frozen':
      'تغيّر عنوانك أو عاد هذا الجهاز قبل وقت قصير، أو تنتظر المحفظة عنوانًا آخر. لسلامتك ينتظر هذا حتى {until}.',
    'owner.lostMailbox':
      'لم تعد تستطيع قراءة ذلك البريد؟ أعطِ محفظتك أولًا عنوانًا آخر، ويستغرق ذلك سبعة أيام:',
    'owner.lostLink': 'فقدت بريدي',
    'owner.passwordWhy': 'كلمة مرور الاسترداد تثبت أنك صاحب المحفظة.',
    'owner.refused':
      'لا يحق لهذا الجهاز فعل ذلك. استخدم جهازاً لديك منذ مدة أطول.',
    'owner.sendCode': 'أرسل لي رمزاً',
    'owner.tryLater': 'انتظر قليلاً قبل المحاولة التالية.',
    'owner.working': 'لحظة…',
  },
} as const

/** Names a text that such a page may show. */
export type OwnerTextKey = TextKey | keyof typeof ownerTexts.en

export type OwnerTexts = Texts<OwnerTextKey>
