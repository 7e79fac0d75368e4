import { nobodyTexts } from '../owner/nobodyTexts.js'

/** Every text of the page that changes the address, besides what all say. */
export const emailTexts = {
  en: {
    ...nobodyTexts.en,
    'email.again': 'Send another code',
    'email.back': 'Back to your wallet',
    'email.code': 'Code',
    'email.codeExpired': 'This code is no longer valid. Ask for another one.',
    'email.codeInvalid': 'That is not the code of the last mail.',
    'email.changed': 'Your email address is changed',
    'email.done': 'Your wallet opens with {email} from now on.',
    'email.doneWhy':
      'Both addresses hear of it. You are signed out on your other devices, and nothing can be exported for 72 hours.',
    'email.failed': 'That did not work. Try again.',
    'email.frozen':
      'This device came back to your wallet not long ago, or the wallet waits for another address. For your safety it cannot be changed until {until}.',
    'email.lostLink': 'My mailbox is lost',
    'email.lostMailbox':
      'You cannot read that mailbox any more? There is another way, which takes seven days:',
    'email.newCode': 'Now the code that we sent to {email}.',
    'email.newEmail': 'New email address',
    'email.now': 'Your wallet opens with {email}.',
    'email.oldCode': 'First the code that we sent to {email}.',
    'email.promise':
      'We check the old address first, then the new one. Nothing changes until both codes match.',
    'email.resent': 'Another code is on its way.',
    'email.same': 'This is your address already.',
    'email.startOver': 'Other address',
    'email.taken': 'This address opens another wallet. Take a different one.',
    'email.title': 'Change your email address',
    'email.tryLater': 'Wait a moment before the next try.',
    'email.wrong': 'This is no email address. Check it for typos.',
  },
  ar: {
    ...nobodyTexts.ar,
    'email.again': 'إرسال رمز آخر',
    'email.back': 'العودة إلى محفظتك',
    'email.code': 'الرمز',
    'email.codeExpired': 'لم يعد هذا الرمز صالحًا. اطلب رمزًا آخر.',
    'email.codeInvalid': 'ليس هذا رمز آخر رسالة.',
    'email.changed': 'تغيّر عنوان بريدك',
    'email.done': 'تُفتح محفظتك من الآن فصاعدًا بالعنوان {email}.',
    'email.doneWhy':
      'يُخبَر العنوانان كلاهما. سُجّل خروجك من أجهزتك الأخرى، ولا يمكن تصدير أي شيء لمدة 72 ساعة.',
    'email.failed': 'لم ينجح ذلك. حاول مرة أخرى.',
    'email.frozen':
      'عاد هذا الجهاز إلى محفظتك قبل وقت قصير، أو تنتظر المحفظة عنوانًا آخر. لسلامتك لا يمكن تغيير العنوان حتى {until}.',
    'email.lostLink': 'فقدت بريدي',
    'email.lostMailbox':
      'لم تعد تستطيع قراءة ذلك البريد؟ هناك طريقة أخرى تستغرق سبعة أيام:',
    'email.newCode': 'والآن الرمز الذي أرسلناه إلى {email}.',
    'email.newEmail': 'عنوان البريد الجديد',
    'email.now': 'تُفتح محفظتك بالعنوان {email}.',
    'email.oldCode': 'أولًا الرمز الذي أرسلناه إلى {email}.',
    'email.promise':
      'نتحقق من العنوان القديم أولًا ثم من الجديد. لا يتغير شيء حتى يتطابق الرمزان.',
    'email.resent': 'رمز آخر في طريقه إليك.',
    'email.same': 'هذا عنوانك الحالي.',
    'email.startOver': 'عنوان آخر',
    'email.taken': 'هذا العنوان يفتح محفظة أخرى. اختر غيره.',
    'email.title': 'تغيير عنوان بريدك',
    'email.tryLater': 'انتظر لحظة قبل المحاولة التالية.',
    'email.wrong': 'هذا ليس عنوان بريد. تحقق من كتابته.',
  },
} as const
